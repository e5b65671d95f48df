import { company } from '@zhzz/contract/company/calls.ts'
import { baikeInfo } from '@zhzz/contract/companyModule/baikeInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function BaikeInfoPage({ params }) {
  return <ModulePage module={baikeInfo} call={company.baikeInfo} params={params} rowHeight={420} />
})
