import { here } from '#nav/history.ts'

/** The three tabs of the spec (§2). */
export const tabPaths = ['/', '/pages/home/application', '/pages/my/my'] as const
export type TabPath = (typeof tabPaths)[number]

export function isTab(path: string): path is TabPath {
  return tabPaths.some((tab) => tab === path)
}

/** What may change while the app runs (spec §3 tab bar item). */
export interface TabMark {
  /** Shown as given up to 3 half-width characters, else 99+. */
  badge?: string
  redDot?: boolean
  visible?: boolean
}

let marks: Readonly<Record<number, TabMark>> = {}
const listeners = new Set<() => void>()

export function tabMarks(): Readonly<Record<number, TabMark>> {
  return marks
}

export function watchTabMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sets badge, dot or visibility of a tab; the spec's errors when there is no tab bar or no such tab. */
export function setTabBarItem(index: number, mark: TabMark): void {
  if (!isTab(here().place.path)) throw new Error('not TabBar page')
  if (tabPaths[index] === undefined) throw new Error('tabbar item not found')
  marks = { ...marks, [index]: { ...marks[index], ...mark } }
  for (const listener of listeners) listener()
}
