import { baikeInfo as module } from '@zhzz/contract/companyModule/baikeInfo.ts'
import { serveModule } from '#company/serveModule.ts'

export const baikeInfo = serveModule(module)
