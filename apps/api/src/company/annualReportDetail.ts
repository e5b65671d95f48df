import { annualReport as module } from '@zhzz/contract/companyModule/annualReport.ts'
import { serveRecord } from '#company/serveRecord.ts'

export const annualReportDetail = serveRecord(module)
