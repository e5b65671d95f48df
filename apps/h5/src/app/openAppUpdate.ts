import { loadPage } from '#app/routes.ts'
import { here } from '#nav/history.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { hasModal, whenModalsChange } from '#ui/overlay/openModals.ts'

const path = '/pages/appUpdate/appUpdate'

/** Fetches the page's code while the running version is still served. */
export async function prepareAppUpdate(): Promise<void> {
  await loadPage(path)
}

/** Opens the app-update page over the page that is shown, once what is being asked there is answered. */
export function openAppUpdate(): void {
  if (here().place.path === path) return
  if (!hasModal()) {
    navigateTo(to(path))
    return
  }
  const stop = whenModalsChange(() => {
    if (hasModal()) return
    stop()
    // A moment later: the dialog's own entry of the history goes first.
    setTimeout(openAppUpdate)
  })
}
