import { company } from '@zhzz/contract/company/calls.ts'
import { tenderProjectPage } from '@zhzz/contract/companyModule/tenderProjectPage.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'

export default definePage(
  { params: moduleParams(tenderProjectPage) },
  function TenderProjectPagePage({ params }) {
    return (
      <ModulePage
        module={tenderProjectPage}
        call={company.tenderProjectPage}
        params={params}
        rowHeight={140}
      />
    )
  },
)
