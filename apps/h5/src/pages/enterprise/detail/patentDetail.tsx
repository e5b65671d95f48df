import { company } from '@zhzz/contract/company/calls.ts'
import { patentPage } from '@zhzz/contract/companyModule/patentPage.ts'
import { RecordPage } from '#company/module/RecordPage.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({ params: ['id', 'recordId'] }, function PatentDetail({ params }) {
  return <RecordPage module={patentPage} call={company.patentDetail} params={params} />
})
