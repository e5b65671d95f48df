import { addGuard, here, removeGuard, watchHistory, whenGuardLeft } from '#nav/history.ts'
import { closeTopModal, hasModal, whenModalsChange } from '#ui/overlay/openModals.ts'

/** Milliseconds until a page that went behind another one has closed its dialogs, and one that was left is gone. */
const hidden = 600

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
  // Who comes back at once finds the dialog of the page below still open: nothing opens, and nothing says so.
  watchHistory(() => {
    if (here().arrival === 'pop') setTimeout(settle, hidden)
  })
  // The app may have been reloaded with a dialog open.
  settleSoon()
}
