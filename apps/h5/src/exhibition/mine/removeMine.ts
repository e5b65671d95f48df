import { newKey } from '@zhzz/client/newKey.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { MyExhibition } from '@zhzz/contract/schedule/myExhibition.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { keepScheduled } from '#exhibition/addToSchedule.ts'
import { t } from '#i18n/t.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 移除 after a question, because its note goes with it; whether it is gone. */
export async function removeMine({
  id,
  editionId,
  name,
}: Pick<MyExhibition, 'id' | 'editionId' | 'name'>): Promise<boolean> {
  const isSure = await confirmDialog({
    title: t('mySchedule.removeTitle'),
    body: t('mySchedule.removeBody', { name }),
    confirm: t('calendar.remove'),
    danger: true,
  })
  if (!isSure) return false
  try {
    await send(schedule.removeMine, { id }, { idempotencyKey: newKey() })
    keepScheduled(editionId, false)
    toast(t('mySchedule.removed'))
    return true
  } catch (error) {
    explain(error)
    return false
  }
}
