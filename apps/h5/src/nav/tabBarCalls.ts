import { currentPage } from '#nav/page.ts'
import { isPagePath } from '#nav/specPages.ts'
import { changeTabBar, isTab, type TabItem, tabBarState, tabPaths } from '#nav/tabs.ts'

/** Spec §8: a tab-bar call on another page fails, and so does one at an address where there is no page. */
function needTabPage(): void {
  const { path } = currentPage()
  if (!isTab(path)) throw new Error(isPagePath(path) ? 'not TabBar page' : 'page not found')
}

/** Changes a tab. Fails with 'not TabBar page' on any other page and with 'tabbar item not found' for no such tab. */
export function setTabBarItem(index: number, item: TabItem): void {
  needTabPage()
  if (tabPaths[index] === undefined) throw new Error('tabbar item not found')
  const { items } = tabBarState()
  changeTabBar({ items: { ...items, [index]: { ...items[index], ...item } } })
}

/** Shows or hides the whole bar. */
export function showTabBar(isShown = true): void {
  needTabPage()
  changeTabBar({ isShown })
}
