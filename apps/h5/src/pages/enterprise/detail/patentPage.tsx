import { company } from '@zhzz/contract/company/calls.ts'
import { patentPage } from '@zhzz/contract/companyModule/patentPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function PatentPagePage({ params }) {
  return <ModulePage module={patentPage} call={company.patentPage} params={params} rowHeight={120} />
})
