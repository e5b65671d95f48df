import { patentPage as module } from '@zhzz/contract/companyModule/patentPage.ts'
import { serveModule } from '#company/serveModule.ts'

export const patentPage = serveModule(module)
