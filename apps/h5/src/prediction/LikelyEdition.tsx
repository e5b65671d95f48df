import type { PredictedEdition } from '@zhzz/contract/prediction/company.ts'
import { formatDays } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PredictedRow } from '#prediction/PredictedRow.tsx'
import { listedText } from '#prediction/saidFacts.ts'
import { useSeller } from '#prediction/seller.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'

/** Px. */
export const likelyEditionHeight = 96

/** An edition that a company may exhibit at: how likely, why, and when to call. */
export function LikelyEdition({ row }: { row: PredictedEdition }) {
  const { edition, windows } = row
  const { seller } = useSeller()
  const mine = windows.find((one) => one.seller === seller)
  return (
    <PredictedRow
      said={row}
      name={edition.name}
      title={edition.name}
      facts={[
        formatDays(edition.startDate, edition.endDate),
        edition.cityName,
        listedText(row, { isOver: false, isListOut: false }),
      ]}
      below={mine && <WindowRibbon window={mine} />}
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
    />
  )
}
