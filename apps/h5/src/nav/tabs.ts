/** The three tabs of the spec (§2). */
export const tabPaths = ['/', '/pages/home/application', '/pages/my/my'] as const
export type TabPath = (typeof tabPaths)[number]

export function isTab(path: string): path is TabPath {
  return tabPaths.some((tab) => tab === path)
}

/** A character of an icon font that was loaded (`loadFont`). */
export interface IconFont {
  text: string
  selectedText?: string
  fontFamily: string
  fontSize?: string
  color?: string
  selectedColor?: string
}

/** What may change of a tab while the app runs (spec §3). */
export interface TabItem {
  text?: string
  /** Address of a picture in the place of the icon. */
  iconPath?: string
  selectedIconPath?: string
  iconfont?: IconFont
  visible?: boolean
  /** Shown as given up to 3 half-width characters, else 99+. Empty: none. */
  badge?: string
  redDot?: boolean
}

interface TabBarState {
  items: Readonly<Record<number, TabItem>>
  isShown: boolean
}

let state: TabBarState = { items: {}, isShown: true }
const listeners = new Set<() => void>()

/** Draws the bar anew; from `nav/tabBarCalls.ts`. */
export function changeTabBar(next: Partial<TabBarState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export function tabBarState(): TabBarState {
  return state
}

export function watchTabBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Spec: 99+ for anything longer than three half-width characters (screens.md §3.1). */
export function badgeText(badge: string): string {
  const width = Array.from(badge).reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) > 255 ? 2 : 1), 0)
  return width > 3 ? '99+' : badge
}
