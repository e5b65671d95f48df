import { hall } from '@zhzz/contract/hall/calls.ts'
import { createElement } from 'react'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import { ConflictList } from '#pages/hallSchedule/slot/ConflictList.tsx'
import { daysOf, type SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/** Conflicts that the question names; the form names all. */
const mostAsked = 5

/** Before an entry is kept: whether nothing known stands in its way, or the person wants it all the same. */
export async function askAboutConflicts(fields: SlotFields, id: string | undefined): Promise<boolean> {
  const asked = daysOf(fields, id)
  // Without connection nobody is asked; saving says it then.
  const found = asked && (await send(hall.slotConflicts, asked).catch(() => null))
  if (!found || found.total === 0 || fields.status === 'cancelled') return true
  return await confirmDialog({
    title: t('hallSlot.conflicts'),
    body: createElement(ConflictList, { conflicts: found.conflicts.slice(0, mostAsked), total: found.total }),
    confirm: t('hallSlot.saveAnyway'),
    cancel: t('hallSlot.backToForm'),
  })
}
