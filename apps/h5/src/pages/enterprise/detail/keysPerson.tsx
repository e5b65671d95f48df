import { company } from '@zhzz/contract/company/calls.ts'
import { keysPerson } from '@zhzz/contract/companyModule/keysPerson.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'name?', 'tab?'] }, function KeysPersonPage({ params }) {
  return <ModulePage module={keysPerson} call={company.keysPerson} params={params} rowHeight={100} />
})
