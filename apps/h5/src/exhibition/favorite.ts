import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { useOutside } from '#platform/useOutside.ts'
import { toast } from '#ui/overlay/toast.ts'
import { createTapLocks } from '#ui/tapLock.ts'

/** What was tapped since the lists were fetched: every card of an edition shows the same star at once. */
const tapped = new Map<string, boolean>()
const listeners = new Set<() => void>()

const mayPass = createTapLocks()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function set(editionId: string, favorited: boolean): void {
  tapped.set(editionId, favorited)
  for (const listener of listeners) listener()
}

/** The star of an edition and its tap; asks to sign in first. */
export function useFavorite({ id, favorited }: { id: string; favorited: boolean }) {
  const now = useOutside(watch, () => tapped.get(id)) ?? favorited
  const toggling = useWrite(member.toggleFavorite, {
    outdates: [exhibition.detail],
    onFailure: { quotaUsedUp: () => void showUpgrade(t('exhibition.favoriteFull')) },
  })
  async function toggle() {
    if (toggling.isPending || !mayPass(id) || !(await askToSignIn())) return
    const done = await toggling.send({ objectType: 'exhibition', objectId: id, favorited: !now })
    if (!done) return
    set(id, done.favorited)
    toast(t(done.favorited ? 'exhibition.favoriteAdded' : 'exhibition.favoriteRemoved'))
  }
  return { favorited: now, toggle: () => void toggle() }
}
