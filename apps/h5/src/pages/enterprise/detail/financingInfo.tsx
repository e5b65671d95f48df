import { company } from '@zhzz/contract/company/calls.ts'
import { financingInfo } from '@zhzz/contract/companyModule/financingInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function FinancingInfoPage({ params }) {
  return <ModulePage module={financingInfo} call={company.financingInfo} params={params} rowHeight={100} />
})
