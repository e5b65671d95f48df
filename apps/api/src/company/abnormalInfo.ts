import { abnormalInfo as module } from '@zhzz/contract/companyModule/abnormalInfo.ts'
import { serveModule } from '#company/serveModule.ts'

export const abnormalInfo = serveModule(module)
