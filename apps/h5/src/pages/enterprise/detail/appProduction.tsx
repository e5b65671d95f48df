import { company } from '@zhzz/contract/company/calls.ts'
import { appProduction } from '@zhzz/contract/companyModule/appProduction.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(appProduction) }, function AppProductionPage({ params }) {
  return <ModulePage module={appProduction} call={company.appProduction} params={params} rowHeight={104} />
})
