import { currentSession } from '#api/session.ts'
import { here, pathOf, push, replace } from '#nav/history.ts'
import { loginPath, navigateBack, redirectTo, reLaunch, switchTab } from '#nav/navigate.ts'
import { isTab } from '#nav/tabs.ts'
import type { Href } from '#nav/to.ts'
import { readStored } from '#platform/storage.ts'

let waiting: ((signedIn: boolean) => void) | null = null

/**
 * True at once with a session; otherwise opens the login page and is true when the person comes back signed in, so
 * that the action that asked goes on. False when they turn back.
 */
export async function askToSignIn(): Promise<boolean> {
  if (currentSession().token !== null) return true
  waiting?.(false)
  push(loginPath)
  return new Promise((resolve) => {
    waiting = resolve
  })
}

/** Pages that one comes back from to the login page: another way to sign in, a forgotten password, the agreements. */
const besideLogin = ['/pages/login/', '/pages/agreement/', '/pages/webView/']

/** A login page was left without a session. */
export function turnedBack(): void {
  if (currentSession().token !== null) return
  if (besideLogin.some((folder) => here().place.path.startsWith(folder))) return
  waiting?.(false)
  waiting = null
}

/** From one way to sign in to the other; what was wanted stays wanted. */
export function otherLogin(href: Href): void {
  replace(href, here().place.wanted)
}

/** Leaves the login page: on to the page that was wanted, or back to the one that asked, or to the last page seen. */
export function leaveLogin(): void {
  const { wanted, index } = here().place
  const resume = waiting
  waiting = null
  if (wanted !== null) {
    if (isTab(pathOf(wanted))) switchTab(wanted)
    else if (index > 0) redirectTo(wanted)
    else reLaunch(wanted)
  } else if (index > 0) {
    navigateBack()
  } else {
    reLaunch(readStored('currentPath') ?? '/')
  }
  resume?.(true)
}
