import { company } from '@zhzz/contract/company/calls.ts'
import { abnormalInfo } from '@zhzz/contract/companyModule/abnormalInfo.ts'
import { type AboveProps, ModulePage } from '#company/module/ModulePage.tsx'
import { moduleParams } from '#company/module/moduleParams.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { Banner } from '#ui/shown/Banner.tsx'

export default definePage({ params: moduleParams(abnormalInfo) }, function AbnormalInfoPage({ params }) {
  return (
    <ModulePage
      module={abnormalInfo}
      call={company.abnormalInfo}
      params={params}
      rowHeight={120}
      above={CurrentWarning}
    />
  )
})

function CurrentWarning({ first: { counts } }: AboveProps<typeof abnormalInfo>) {
  const n = counts.current ?? 0
  return n > 0 && <Banner>{t('abnormalInfo.warning', { n })}</Banner>
}
