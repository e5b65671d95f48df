import { company } from '@zhzz/contract/company/calls.ts'
import { trademarkPage } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function TrademarkPagePage({ params }) {
  return <ModulePage module={trademarkPage} call={company.trademarkPage} params={params} rowHeight={86} />
})
