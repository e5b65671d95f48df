import { company } from '@zhzz/contract/company/calls.ts'
import { trademarkPage } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { RecordPage } from '#company/module/RecordPage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'recordId'] }, function TrademarkDetail({ params }) {
  return <RecordPage module={trademarkPage} call={company.trademarkDetail} params={params} />
})
