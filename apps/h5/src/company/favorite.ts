import { Failure } from '@zhzz/contract/failure.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { newKey } from '#api/useWrite.ts'
import { keepMyState } from '#company/keepMyState.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { toast } from '#ui/toast.ts'

/** Sets or takes back a favourite; shown at once everywhere, and put back when the server refuses. */
export async function setFavorite(companyId: string, favorited: boolean): Promise<void> {
  if (!(await askToSignIn())) return
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
  }
}
