import { trademarkPage as module } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { serveModule } from '#company/serveModule.ts'

export const trademarkPage = serveModule(module)
