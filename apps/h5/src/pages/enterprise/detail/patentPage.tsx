import { company } from '@zhzz/contract/company/calls.ts'
import { patentPage } from '@zhzz/contract/companyModule/patentPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(patentPage) }, function PatentPagePage({ params }) {
  return <ModulePage module={patentPage} call={company.patentPage} params={params} rowHeight={120} />
})
