import { company } from '@zhzz/contract/company/calls.ts'
import { investment } from '@zhzz/contract/companyModule/investment.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(investment) }, function InvestmentPage({ params }) {
  return <ModulePage module={investment} call={company.investment} params={params} rowHeight={120} />
})
