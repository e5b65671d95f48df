import { newKey } from '@zhzz/client/newKey.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { keepMyState } from '#company/keepMyState.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { toast } from '#ui/overlay/toast.ts'
import { createTapLocks } from '#ui/tapLock.ts'

const mayPass = createTapLocks()
const underWay = new Set<string>()

/**
 * Sets or takes back a favourite; shown at once everywhere, and put back when the server refuses. A second tap does
 * nothing, neither a quick one (spec §9) nor one before the answer, which could overtake the first.
 */
export async function setFavorite(companyId: string, favorited: boolean): Promise<void> {
  if (underWay.has(companyId) || !mayPass(companyId) || !(await askToSignIn())) return
  underWay.add(companyId)
  keepMyState(companyId, { favorited })
  try {
    await send(
      member.toggleFavorite,
      { objectType: 'company', objectId: companyId, favorited },
      { idempotencyKey: newKey() },
    )
    toast(t(favorited ? 'company.favoriteDone' : 'company.favoriteUndone'))
  } catch (error) {
    keepMyState(companyId, { favorited: !favorited })
    if (error instanceof Failure && error.failure === 'quotaUsedUp') await showUpgrade(error.message)
    else explain(error)
  } finally {
    underWay.delete(companyId)
  }
}
