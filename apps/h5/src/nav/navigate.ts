import { currentSession } from '#api/session.ts'
import { goBack, here, pathOf, push, pushAboveLeft, relaunch, replace } from '#nav/history.ts'
import { actingLeft } from '#nav/page.ts'
import { signedInPages } from '#nav/specPages.ts'
import { isTab } from '#nav/tabs.ts'
import type { Href } from '#nav/to.ts'

export const loginPath = '/pages/login/login'

/** True when the page needs a session and there is none. */
export function needsLogin(href: Href): boolean {
  return signedInPages.includes(pathOf(href)) && currentSession().token === null
}

function refuseTab(href: Href, call: string): void {
  if (isTab(pathOf(href))) throw new Error(`${call}:fail can not ${call} a tabbar page`)
}

/** Spec §9, the click debounce: a second tap within this time opens nothing twice. */
const sameTapMilliseconds = 1000
let opened = { href: '', at: 0 }

function isSecondTap(href: Href): boolean {
  const { path, query } = here().place
  if (path + query !== href) return false
  // What stands at the right is chosen again at the left.
  return actingLeft() !== null || (opened.href === href && Date.now() - opened.at < sameTapMilliseconds)
}

/** Opens a page above this one; from the list at the left, in the place of what stands at the right. A page that needs a session opens after login. */
export function navigateTo(href: Href): void {
  refuseTab(href, 'navigateTo')
  if (isSecondTap(href)) return
  opened = { href, at: Date.now() }
  const open = actingLeft() ? pushAboveLeft : push
  if (needsLogin(href)) open(loginPath, href)
  else open(href)
}

/** Opens a page that has nothing to do with the one that is shown, e.g. from the bar over a wide window. */
export function openFresh(href: Href): void {
  refuseTab(href, 'openFresh')
  const { path, query } = here().place
  if (path + query === href) return
  if (needsLogin(href)) push(loginPath, href, true)
  else push(href, null, true)
}

/** Opens a page in the place of this one. */
export function redirectTo(href: Href): void {
  refuseTab(href, 'redirectTo')
  if (needsLogin(href)) replace(loginPath, href)
  else replace(href)
}

/** Closes every page and opens one. */
export function reLaunch(href: Href): void {
  if (needsLogin(href)) relaunch(loginPath, href)
  else relaunch(href)
}

/** Shows a tab; the pages above the tabs close. */
export function switchTab(href: Href): void {
  const path = pathOf(href)
  if (!isTab(path)) throw new Error('not TabBar page')
  relaunch(path + href.slice(href.split('?')[0]?.length))
}

/** Closes `delta` pages; where there is nothing below, the home tab opens. */
export function navigateBack(delta = 1): void {
  const { index } = here().place
  const back = delta + index - (actingLeft()?.index ?? index)
  if (index >= back) goBack(back)
  else relaunch('/')
}
