import { company } from '@zhzz/contract/company/calls.ts'
import { tenderProjectPage } from '@zhzz/contract/companyModule/tenderProjectPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function TenderProjectPagePage({ params }) {
  return (
    <ModulePage module={tenderProjectPage} call={company.tenderProjectPage} params={params} rowHeight={140} />
  )
})
