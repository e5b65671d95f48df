import { company } from '@zhzz/contract/company/calls.ts'
import { appProduction } from '@zhzz/contract/companyModule/appProduction.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function AppProductionPage({ params }) {
  return <ModulePage module={appProduction} call={company.appProduction} params={params} rowHeight={104} />
})
