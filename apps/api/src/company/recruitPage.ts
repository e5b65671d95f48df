import { recruitPage as module } from '@zhzz/contract/companyModule/recruitPage.ts'
import { serveModule } from '#company/serveModule.ts'

export const recruitPage = serveModule(module)
