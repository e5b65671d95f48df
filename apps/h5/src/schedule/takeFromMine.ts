import { newKey } from '@zhzz/client/newKey.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { keepScheduled } from '#schedule/keepScheduled.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Out of 我的展会; role, note and budget go with it, so it is asked for. */
export async function takeFromMine(editionId: string): Promise<void> {
  if (!(await confirmDialog({ body: t('calendar.askRemove'), confirm: t('calendar.remove') }))) return
  try {
    await send(schedule.removeMine, { editionId }, { idempotencyKey: newKey() })
    keepScheduled([editionId], false)
    outdate([calendar.days, calendar.editions, schedule.mine, account.statistics])
    toast(t('calendar.removed'))
  } catch (error) {
    explain(error)
  }
}
