import { company } from '@zhzz/contract/company/calls.ts'
import { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import { RecordPage } from '#company/module/RecordPage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'recordId'] }, function AnnualReportDetail({ params }) {
  return <RecordPage module={annualReport} call={company.annualReportDetail} params={params} />
})
