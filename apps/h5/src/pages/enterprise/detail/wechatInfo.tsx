import { company } from '@zhzz/contract/company/calls.ts'
import { wechatInfo } from '@zhzz/contract/companyModule/wechatInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(wechatInfo) }, function WechatInfoPage({ params }) {
  return <ModulePage module={wechatInfo} call={company.wechatInfo} params={params} rowHeight={118} />
})
