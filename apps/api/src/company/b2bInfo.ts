import { b2bInfo as module } from '@zhzz/contract/companyModule/b2bInfo.ts'
import { serveModule } from '#company/serveModule.ts'

export const b2bInfo = serveModule(module)
