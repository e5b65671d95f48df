import { trademarkPage as module } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { serveRecord } from '#company/serveRecord.ts'

export const trademarkDetail = serveRecord(module)
