import { company } from '@zhzz/contract/company/calls.ts'
import { b2bInfo } from '@zhzz/contract/companyModule/b2bInfo.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(b2bInfo) }, function B2bInfoPage({ params }) {
  return <ModulePage module={b2bInfo} call={company.b2bInfo} params={params} rowHeight={420} />
})
