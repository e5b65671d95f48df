import { company } from '@zhzz/contract/company/calls.ts'
import { shareholder } from '@zhzz/contract/companyModule/shareholder.ts'
import { ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { definePage } from '#nav/definePage.tsx'
import { ShareRing, usualHeight } from '#pages/enterprise/detail/holders/ShareRing.tsx'

export default definePage({ params: moduleParams(shareholder) }, function ShareholderPage({ params }) {
  return (
    <ModulePage
      module={shareholder}
      call={company.shareholder}
      params={params}
      rowHeight={132}
      above={ShareRing}
      aboveHeight={usualHeight}
    />
  )
})
