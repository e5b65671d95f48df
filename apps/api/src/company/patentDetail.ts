import { patentPage as module } from '@zhzz/contract/companyModule/patentPage.ts'
import { serveRecord } from '#company/serveRecord.ts'

export const patentDetail = serveRecord(module)
