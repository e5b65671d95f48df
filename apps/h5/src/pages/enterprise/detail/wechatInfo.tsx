import { company } from '@zhzz/contract/company/calls.ts'
import { wechatInfo } from '@zhzz/contract/companyModule/wechatInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function WechatInfoPage({ params }) {
  return <ModulePage module={wechatInfo} call={company.wechatInfo} params={params} rowHeight={118} />
})
