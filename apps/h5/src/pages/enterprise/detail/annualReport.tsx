import { company } from '@zhzz/contract/company/calls.ts'
import { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'
import { ReportTrend } from '#pages/enterprise/detail/reports/ReportTrend.tsx'

export default definePage({ params: moduleParams(annualReport) }, function AnnualReportPage({ params }) {
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
