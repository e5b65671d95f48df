import type { Reviewed as One } from '@zhzz/contract/schedule/review.ts'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { figureFacts } from '#pages/exhSchedule/review/figureFacts.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** An edition with what came of it; a tap opens its review. */
export function Reviewed({ one, onOpen }: { one: One; onOpen?: () => void }) {
  const { edition, figures } = one
  const { counts, money } = figureFacts(figures)
  return (
    <ListRow
      lead={<Tile word={edition.tile.word} hue={edition.tile.hue} startDate={edition.startDate} />}
      title={<EditionTitle card={edition} />}
      facts1={<FactLine tone="ink" facts={counts} />}
      facts2={
        <FactLine facts={[formatDays(edition.startDate, edition.endDate, { weekdays: false }), ...money]} />
      }
      onOpen={onOpen ?? (() => navigateTo(to('/pages/exhSchedule/exhReview', { editionId: edition.id })))}
    />
  )
}
