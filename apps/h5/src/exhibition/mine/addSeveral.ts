import { newKey } from '@zhzz/client/newKey.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { outdate } from '#api/useWrite.ts'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 加入我的展会, several at once; true when all of them are there now. What the plan has no room for is said. */
export async function addSeveral(editionIds: readonly string[]): Promise<boolean> {
  if (!(await askToSignIn())) return false
  try {
    const { added, already, left } = await send(
      schedule.addMine,
      { editionIds: [...editionIds] },
      { idempotencyKey: newKey() },
    )
    keepScheduled([...added, ...already], true)
    // Who has just signed in is fetched the list anew; that answer may be older than this one.
    outdate([exhibition.search])
    if (left.length > 0) await showUpgrade(t('calendar.noRoom', { n: left.length }))
    else toast(t('calendar.added', { n: editionIds.length }))
    return left.length === 0
  } catch (error) {
    explain(error)
    return false
  }
}
