import { company } from '@zhzz/contract/company/calls.ts'
import { keysPerson } from '@zhzz/contract/companyModule/keysPerson.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: moduleParams(keysPerson) }, function KeysPersonPage({ params }) {
  return <ModulePage module={keysPerson} call={company.keysPerson} params={params} rowHeight={100} />
})
