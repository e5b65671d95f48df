import { financingInfo as module } from '@zhzz/contract/companyModule/financingInfo.ts'
import { serveModule } from '#company/serveModule.ts'

export const financingInfo = serveModule(module)
