import { company } from '@zhzz/contract/company/calls.ts'
import { trademarkPage } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(trademarkPage) }, function TrademarkPagePage({ params }) {
  return <ModulePage module={trademarkPage} call={company.trademarkPage} params={params} rowHeight={86} />
})
