import { wechatInfo as module } from '@zhzz/contract/companyModule/wechatInfo.ts'
import { serveModule } from '#company/serveModule.ts'

export const wechatInfo = serveModule(module)
