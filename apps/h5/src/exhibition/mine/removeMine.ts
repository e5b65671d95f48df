import { newKey } from '@zhzz/client/newKey.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { MyExhibition } from '@zhzz/contract/schedule/myExhibition.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { t } from '#i18n/t.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

type Named = Pick<MyExhibition, 'name'> &
  ({ id: string; editionId: string | null } | { id?: never; editionId: string })

/** 移除 after a question, because its note goes with it; whether it is gone. */
export async function removeMine(mine: Named): Promise<boolean> {
  const isSure = await confirmDialog({
    title: t('mySchedule.removeTitle'),
    body: t('mySchedule.removeBody', { name: mine.name }),
    confirm: t('calendar.remove'),
    danger: true,
  })
  if (!isSure) return false
  const named = mine.id === undefined ? { editionId: mine.editionId } : { id: mine.id }
  try {
    await send(schedule.removeMine, named, { idempotencyKey: newKey() })
    keepScheduled([mine.editionId], false)
    toast(t('mySchedule.removed'))
    return true
  } catch (error) {
    explain(error)
    return false
  }
}
