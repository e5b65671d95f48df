import { newKey } from '@zhzz/client/newKey.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import type { TextKey } from '#i18n/texts.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { toast } from '#ui/overlay/toast.ts'
import { createTapLocks } from '#ui/tapLock.ts'

/** What can be a favourite of one kind. */
interface Kind {
  objectType: Request<typeof member.toggleFavorite>['objectType']
  /** Writes it into the answers that show the thing. */
  keep: (id: string, favorited: boolean) => void
  done: Extract<TextKey, `${string}.favorite${string}`>
  undone: Extract<TextKey, `${string}.favorite${string}`>
}

const mayPass = createTapLocks()
const underWay = new Set<string>()

/**
 * Sets or takes back a favourite; shown at once everywhere, and put back when the server refuses. A second tap does
 * nothing, neither a quick one (spec §9) nor one before the answer, which could overtake the first.
 */
export async function setFavorite(kind: Kind, id: string, favorited: boolean): Promise<void> {
  const { objectType, keep, done, undone } = kind
  if (underWay.has(id) || !mayPass(id) || !(await askToSignIn())) return
  underWay.add(id)
  keep(id, favorited)
  try {
    await send(member.toggleFavorite, { objectType, objectId: id, favorited }, { idempotencyKey: newKey() })
    toast(t(favorited ? done : undone))
  } catch (error) {
    keep(id, !favorited)
    const isFull = error instanceof Failure && error.failure === 'quotaUsedUp'
    if (isFull) await showUpgrade(t('exhibition.favoriteFull'))
    else explain(error)
  } finally {
    underWay.delete(id)
  }
}
