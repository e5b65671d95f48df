import { company } from '@zhzz/contract/company/calls.ts'
import { financingInfo } from '@zhzz/contract/companyModule/financingInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(financingInfo) }, function FinancingInfoPage({ params }) {
  return <ModulePage module={financingInfo} call={company.financingInfo} params={params} rowHeight={100} />
})
