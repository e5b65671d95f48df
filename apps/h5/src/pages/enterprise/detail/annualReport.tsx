import { company } from '@zhzz/contract/company/calls.ts'
import { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'
import { ReportTrend } from '#pages/enterprise/detail/reports/ReportTrend.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function AnnualReportPage({ params }) {
  return (
    <ModulePage
      module={annualReport}
      call={company.annualReport}
      params={params}
      rowHeight={86}
      above={ReportTrend}
    />
  )
})
