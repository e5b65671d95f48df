import { company } from '@zhzz/contract/company/calls.ts'
import { recruitPage } from '@zhzz/contract/companyModule/recruitPage.ts'
import { type AboveProps, ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

export default definePage({ params: moduleParams(recruitPage) }, function RecruitPage({ params }) {
  return (
    <ModulePage
      module={recruitPage}
      call={company.recruitPage}
      params={params}
      rowHeight={86}
      above={Together}
    />
  )
})

function Together({ id, first: { total, companyName } }: AboveProps<typeof recruitPage>) {
  if (total === 0) return null
  return (
    <Card flush>
      <Row
        icon="trend"
        label={t('recruitEchart.open')}
        onClick={() => navigateTo(to('/pages/enterprise/detail/recruitEchart', { id, name: companyName }))}
      />
    </Card>
  )
}
