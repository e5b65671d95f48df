import { company } from '@zhzz/contract/company/calls.ts'
import { baikeInfo } from '@zhzz/contract/companyModule/baikeInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(baikeInfo) }, function BaikeInfoPage({ params }) {
  return <ModulePage module={baikeInfo} call={company.baikeInfo} params={params} rowHeight={420} />
})
