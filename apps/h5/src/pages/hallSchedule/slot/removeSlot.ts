import { newKey } from '@zhzz/client/newKey.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { requestOf, type SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import { toastUndo } from '#ui/overlay/toast.ts'

const old = [hall.slots, hall.slotConflicts]

/** 移除 at once, with a way back for the moment; whether it is gone. */
export async function removeSlot(id: string, fields: SlotFields): Promise<boolean> {
  try {
    await send(hall.removeSlot, { id }, { idempotencyKey: newKey() })
    outdate(old)
    toastUndo(t('hallSlot.removed'), t('followUp.undo'), () => void bringBack(fields))
    return true
  } catch (error) {
    explain(error)
    return false
  }
}

async function bringBack(fields: SlotFields): Promise<void> {
  try {
    await send(hall.saveSlot, requestOf(fields), { idempotencyKey: newKey() })
    outdate(old)
  } catch (error) {
    explain(error)
  }
}
