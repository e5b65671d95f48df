import { tenderProjectPage as module } from '@zhzz/contract/companyModule/tenderProjectPage.ts'
import { serveModule } from '#company/serveModule.ts'

export const tenderProjectPage = serveModule(module)
