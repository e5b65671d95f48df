import { company } from '@zhzz/contract/company/calls.ts'
import { certInfoPage } from '@zhzz/contract/companyModule/certInfoPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function CertInfoPagePage({ params }) {
  return <ModulePage module={certInfoPage} call={company.certInfoPage} params={params} rowHeight={120} />
})
