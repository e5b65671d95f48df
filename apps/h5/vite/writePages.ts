import { writePagesFile } from './pagesFile.ts'

writePagesFile()
