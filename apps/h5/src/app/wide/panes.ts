import { type Entry, entryFor, type Stack } from '#app/stack.ts'
import { listPages } from '#nav/specPages.ts'

export type Pane = 'left' | 'right'
export type Panes = Partial<Record<Pane, Entry>>

/** Who signs in, or reads an agreement, is asked for nothing else meanwhile. */
const standAlone = ['/pages/login/', '/pages/agreement/', '/pages/webView/']

/**
 * What of the stack stands side by side: a list, and at its right what was opened from it. A list that was opened from
 * what stands at the right stands there too, and moves to the left as soon as something is opened from it.
 */
export function panesOf({ pages, top, under }: Stack): Panes {
  const shown = under ?? top
  const { path, left: list } = shown.place
  if (shown.tab || standAlone.some((folder) => path.startsWith(folder))) return {}
  const left = pages.find(({ place }) => place.key === list?.key)
  if (left) return { left, right: shown }
  return listPages.includes(path) ? { left: shown } : {}
}

/** With the list that stood beside the page on top before a reload. */
export function withLeft(stack: Stack): Stack {
  const { left } = stack.top.place
  if (!left || stack.pages.some(({ place }) => place.key === left.key)) return stack
  const entry = entryFor({ ...left, wanted: null, left: null }, false)
  return { ...stack, pages: [entry, ...stack.pages] }
}
