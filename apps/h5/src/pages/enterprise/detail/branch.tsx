import { company } from '@zhzz/contract/company/calls.ts'
import { branch } from '@zhzz/contract/companyModule/branch.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(branch) }, function BranchPage({ params }) {
  return <ModulePage module={branch} call={company.branch} params={params} rowHeight={102} />
})
