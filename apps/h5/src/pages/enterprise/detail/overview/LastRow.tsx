import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { BoothFact } from '#exhibition/BoothFact.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { ComingRow } from '#pages/enterprise/detail/overview/ComingRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

type Entry = CompanyDetail['exhibitionProfile']['latest'][number]

/** The edition it was at last. */
export function LastRow({ entry }: { entry: Entry }) {
  const { editionId, boothNo, startDate, endDate } = entry
  return (
    <ComingRow edition={{ ...entry, id: editionId }}>
      <FactLine
        facts={[
          boothNo && <BoothFact key="booth" boothNo={boothNo} pavilionName={null} />,
          t('overview.lastTime', { days: formatDays(startDate, endDate) }),
        ]}
      />
    </ComingRow>
  )
}
