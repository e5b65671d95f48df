import { addGuard, removeGuard, whenGuardLeft } from '#nav/history.ts'
import { closeTopModal, hasModal, whenModalsChange } from '#ui/overlay/openModals.ts'

/** Going back, by whatever key or gesture, closes the uppermost dialog first and the page only then. */
export function closeByBack(): void {
  let isDue = false
  const settle = () => {
    isDue = false
    if (hasModal()) addGuard()
    else removeGuard()
  }
  // A moment later: a dialog that closes because a page opens over it leaves its guard to that page.
  const settleSoon = () => {
    if (isDue) return
    isDue = true
    setTimeout(settle)
  }
  whenModalsChange(settleSoon)
  whenGuardLeft(() => {
    closeTopModal()
    settleSoon()
  })
  // The app may have been reloaded with a dialog open.
  settleSoon()
}
