import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { addToSchedule } from '#exhibition/addToSchedule.ts'
import { removeMine } from '#exhibition/mine/removeMine.ts'
import { t } from '#i18n/t.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

/** At the end of an edition's row: into 我的展会, and out again. */
export function MineAction({ card: { id, name, scheduled } }: { card: EditionCard }) {
  return (
    <RowAction
      icon={scheduled ? 'check' : 'plus'}
      tone={scheduled ? 'quiet' : 'act'}
      word={t(scheduled ? 'mySchedule.isOn' : 'calendar.add')}
      label={name}
      pressed={scheduled}
      onClick={() => void (scheduled ? removeMine({ editionId: id, name }) : addToSchedule(id))}
    />
  )
}
