import type { Arrival, Place } from '#nav/history.ts'

/** A living page. `id` is its React key: the path of a tab, the history key of any other page. */
export interface Entry {
  id: string
  place: Place
  tab: boolean
}

export interface Stack {
  /** In the order of their first visit; never reordered, because a moved DOM node loses its scroll. */
  tabs: readonly Entry[]
  /** Pages above the tabs, the newest last. */
  pages: readonly Entry[]
  top: Entry
  /** What shows through the page on top, when that is transparent. */
  under: Entry | null
  /** Still to be seen while the pages slide. */
  leaving: Entry | null
  motion: 'none' | 'push' | 'pop'
}

/** Deeper pages are given up and built again from their URL on the way back. */
const maxPages = 10

export function entryFor(place: Place, tab: boolean): Entry {
  return { id: tab ? place.path : place.key, place, tab }
}

/** The only entry: at the start and after reLaunch. */
function alone(entry: Entry): Stack {
  return {
    tabs: entry.tab ? [entry] : [],
    pages: entry.tab ? [] : [entry],
    top: entry,
    under: null,
    leaving: null,
    motion: 'none',
  }
}

function showTab(stack: Stack, place: Place): Stack {
  const known = stack.tabs.find((tab) => tab.place.path === place.path)
  const top = { ...(known ?? entryFor(place, true)), place }
  const tabs = known ? stack.tabs.map((tab) => (tab === known ? top : tab)) : [...stack.tabs, top]
  const closes = !stack.top.tab
  return {
    tabs,
    pages: [],
    top,
    under: null,
    leaving: closes ? stack.top : null,
    motion: closes ? 'pop' : 'none',
  }
}

/** What the stack must know of a page. */
export interface PageKind {
  isTab: boolean
  isTransparent: boolean
}

/** The stack after the newest place was reached. */
export function nextStack(stack: Stack | null, place: Place, arrival: Arrival, kind: PageKind): Stack {
  return withLeftQuery(reached(stack, place, arrival, kind))
}

/** The list at the left may have got another query. */
function withLeftQuery(stack: Stack): Stack {
  const { left } = stack.top.place
  if (!stack.pages.some(({ place }) => place.key === left?.key && place.query !== left.query)) return stack
  return {
    ...stack,
    pages: stack.pages.map((page) =>
      left && page.place.key === left.key ? { ...page, place: { ...page.place, query: left.query } } : page,
    ),
  }
}

function reached(
  stack: Stack | null,
  place: Place,
  arrival: Arrival,
  { isTab, isTransparent }: PageKind,
): Stack {
  if (!stack) return alone(entryFor(place, isTab))
  if (isTab) return showTab(stack, place)
  const { pages, top: last } = stack
  if (arrival === 'relaunch') return alone(entryFor(place, false))

  const at = pages.findIndex((page) => page.place.key === place.key)
  const known = pages[at]
  if (known) {
    const top = { ...known, place }
    const isSame = known.id === last.id
    return {
      ...stack,
      pages: [...pages.slice(0, at), top],
      top,
      under: isSame ? stack.under : null,
      leaving: isSame ? null : last,
      motion: isSame ? 'none' : 'pop',
    }
  }
  const top = entryFor(place, false)
  if (arrival === 'replace') {
    const below = pages.filter((page) => page.place.index < place.index)
    return { ...stack, pages: [...below, top], top, leaving: null, motion: 'none' }
  }
  // Back to a page that was given up, or that lies below a reload.
  if (arrival === 'pop' && place.index < last.place.index)
    return { ...stack, pages: [top], top, under: null, leaving: last, motion: 'pop' }
  const above = { ...stack, pages: [...pages, top].slice(-maxPages), top, motion: 'push' } as const
  return isTransparent ? { ...above, under: last, leaving: null } : { ...above, under: null, leaving: last }
}

/** Everything that is in the document, in a stable order. */
export function drawnEntries({ tabs, pages, leaving }: Stack): readonly Entry[] {
  const living = [...tabs, ...pages]
  return leaving && !living.some((entry) => entry.id === leaving.id) ? [...living, leaving] : living
}
