import { company } from '@zhzz/contract/company/calls.ts'
import { certInfoPage } from '@zhzz/contract/companyModule/certInfoPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(certInfoPage) }, function CertInfoPagePage({ params }) {
  return <ModulePage module={certInfoPage} call={company.certInfoPage} params={params} rowHeight={120} />
})
