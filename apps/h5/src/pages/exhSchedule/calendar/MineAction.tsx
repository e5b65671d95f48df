import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { t } from '#i18n/t.ts'
import { addToMine } from '#schedule/addToMine.ts'
import { takeFromMine } from '#schedule/takeFromMine.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

/** At the end of an edition's row: into 我的展会, and out again. */
export function MineAction({ card: { id, name, scheduled } }: { card: EditionCard }) {
  return (
    <RowAction
      icon={scheduled ? 'check' : 'plus'}
      tone={scheduled ? 'quiet' : 'act'}
      word={t(scheduled ? 'calendar.isMine' : 'calendar.add')}
      label={name}
      pressed={scheduled}
      onClick={() => void (scheduled ? takeFromMine(id) : addToMine([id]))}
    />
  )
}
