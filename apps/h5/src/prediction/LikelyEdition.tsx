import type { PredictedEdition } from '@zhzz/contract/prediction/company.ts'
import { formatDateRange } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PredictedRow } from '#prediction/PredictedRow.tsx'
import { useSeller } from '#prediction/seller.ts'
import { WindowLine } from '#prediction/WindowLine.tsx'

/** Height with the gap below, roughly, in px. */
export const likelyEditionHeight = 196

/** An edition that a company may exhibit at: how likely, why, and when to call. */
export function LikelyEdition({ row, companyName }: { row: PredictedEdition; companyName: string }) {
  const { edition } = row
  const { seller } = useSeller()
  return (
    <PredictedRow
      said={row}
      companyName={companyName}
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
      title={edition.name}
      facts={[formatDateRange(edition.startDate, edition.endDate), edition.cityName]}
    >
      <WindowLine windows={row.windows} seller={seller} />
    </PredictedRow>
  )
}
