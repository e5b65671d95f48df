import { company } from '@zhzz/contract/company/calls.ts'
import { branch } from '@zhzz/contract/companyModule/branch.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function BranchPage({ params }) {
  return <ModulePage module={branch} call={company.branch} params={params} rowHeight={102} />
})
