import { endStep, isStepping, step, whenSettled } from '#nav/historyStep.ts'
import { fieldOf, isLeft, type Left, leftFrom, leftOf } from '#nav/left.ts'

/** One entry of the browser's history, as the page stack sees it. */
export interface Place {
  /** Below /h5: `/pages/enterprise/list/list`; `/` is the home tab. */
  path: string
  /** With its `?`, or empty. */
  query: string
  /** Names the entry; a changed query of the same page keeps it. */
  key: string
  /** Pages of ours below this one. */
  index: number
  /** Where login goes to when it is done. */
  wanted: string | null
  /** The list that this page, or the one below it, was opened from; on a wide window it stands beside. */
  left: Left | null
}

/** How the newest place was reached. */
export type Arrival = 'start' | 'push' | 'replace' | 'pop' | 'relaunch'

type State = Omit<Place, 'path' | 'query'>

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

let count = 0
let started = false
let newest: { place: Place; arrival: Arrival } | null = null
const listeners = new Set<() => void>()

function newKey(): string {
  count += 1
  return `${Date.now().toString(36)}.${count}`
}

/** The page that an address means, without its query: the base cut off, and `/pages/home/home` is `/` (spec §2). */
export function pathOf(address: string): string {
  const [pathname = ''] = address.split('?')
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  const trimmed = path.replace(/(?:\/|\.html)+$/, '')
  return trimmed === '' || trimmed === '/index' || trimmed === '/pages/home/home' ? '/' : trimmed
}

function read(): Place {
  const { key, index, wanted, left } = {
    key: fieldOf(history.state, 'key'),
    index: fieldOf(history.state, 'index'),
    wanted: fieldOf(history.state, 'wanted'),
    left: fieldOf(history.state, 'left'),
  }
  return {
    path: pathOf(location.pathname),
    query: location.search,
    key: typeof key === 'string' ? key : newKey(),
    index: typeof index === 'number' ? index : 0,
    wanted: typeof wanted === 'string' ? wanted : null,
    left: isLeft(left) ? left : null,
  }
}

/**
 * A list may have got another query while a page stood beside it: its own entry, and what names it, have the old one.
 */
function withNewestList(place: Place): Place {
  const last = newest?.place
  const own = last?.left?.key === place.key ? last.left : place
  const known = [last, last?.left].find((one) => one && one.key === place.left?.key)
  const left = known ? leftOf(known) : place.left
  if (own.query === place.query && left?.query === place.left?.query) return place
  const now = { ...place, query: own.query, left }
  write('replaceState', now.path + now.query, now)
  return now
}

function announce(arrival: Arrival): void {
  newest = { place: arrival === 'pop' ? withNewestList(read()) : read(), arrival }
  for (const listener of listeners) listener()
}

function write(
  how: 'pushState' | 'replaceState',
  href: string,
  { key, index, wanted, left }: State,
  guard = false,
): void {
  const address = base + (href.startsWith('/') ? href : `/${href}`)
  history[how]({ key, index, wanted, left, ...(guard && { guard }) }, '', address)
}

/**
 * The guard is a second entry of the page on top, there while a dialog is open: whoever goes back leaves the guard,
 * not the page, and the dialog closes. It is never below another entry.
 */
function onGuard(): boolean {
  return fieldOf(history.state, 'guard') === true
}

let onGuardLeft: () => void = () => {}

/** What happens when a person goes back while the guard is there. */
export function whenGuardLeft(react: () => void): void {
  onGuardLeft = react
}

export function addGuard(): void {
  whenSettled(() => {
    const { place } = here()
    if (!onGuard()) write('pushState', place.path + place.query, place, true)
  })
}

export function removeGuard(): void {
  whenSettled(() => {
    if (onGuard()) step(-1, keepQuery)
  })
}

/** The query may have changed while the guard was there; then the entry below has an old address. */
function keepQuery(): void {
  const { place } = here()
  if (read().query !== place.query) write('replaceState', place.path + place.query, place)
}

function arrive(): void {
  if (isStepping()) return endStep()
  const isSame = newest?.place.key === fieldOf(history.state, 'key')
  if (!isSame) announce('pop')
  else if (!onGuard()) keepQuery()
  if (isSame || onGuard()) onGuardLeft()
}

/** Begins to follow the browser's history; once, before anything is drawn. */
export function startHistory(): void {
  history.scrollRestoration = 'manual'
  const place = read()
  // Without an address: the entry keeps the one it was opened with.
  const { key, index, wanted, left } = place
  history.replaceState({ key, index, wanted, left, ...(onGuard() && { guard: true }) }, '')
  newest = { place, arrival: 'start' }
  started = true
  addEventListener('popstate', arrive)
}

/** False before the first page. */
export function hasPage(): boolean {
  return started
}

export function here(): { place: Place; arrival: Arrival } {
  newest ??= { place: read(), arrival: 'start' }
  return newest
}

export function watchHistory(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `isFresh`: nothing of what is there now has to do with it. */
export function push(href: string, wanted: string | null = null, isFresh = false): void {
  whenSettled(() => {
    const { place } = here()
    const left = isFresh ? null : leftFrom(place)
    const state = { key: newKey(), index: place.index + 1, wanted, left }
    write(onGuard() ? 'replaceState' : 'pushState', href, state)
    announce('push')
  })
}

export function replace(href: string, wanted: string | null = null): void {
  whenSettled(() => {
    const open = () => {
      const { index, left } = here().place
      write('replaceState', href, { key: newKey(), index, wanted, left })
      announce('replace')
    }
    if (onGuard()) step(-1, open)
    else open()
  })
}

/** Opens a page above the list beside the page on top: what stood above the list closes. */
export function pushAboveLeft(href: string, wanted: string | null = null): void {
  whenSettled(() => {
    const { left, index } = here().place
    if (!left) return push(href, wanted)
    const open = () => {
      write('replaceState', href, { key: newKey(), index: left.index + 1, wanted, left })
      announce('replace')
    }
    const above = index - left.index - 1 + (onGuard() ? 1 : 0)
    if (above === 0) open()
    else step(-above, open)
  })
}

/** Changes the query of the page that is shown; the page stays as it is. */
export function replaceQuery(href: string): void {
  whenSettled(() => {
    write('replaceState', href, here().place, onGuard())
    announce('replace')
  })
}

/** Changes the query of the list beside the page on top. */
export function replaceLeftQuery(query: string): void {
  whenSettled(() => {
    const { place } = here()
    if (!place.left) return
    const changed = { ...place, left: { ...place.left, query } }
    write('replaceState', place.path + place.query, changed, onGuard())
    announce('replace')
  })
}

/** Not when the page that asks is gone by then: after a relaunch under way there is nothing of ours to go back to. */
export function goBack(delta: number): void {
  const asking = here().place.key
  whenSettled(() => {
    if (here().place.key === asking) step(-(delta + (onGuard() ? 1 : 0)), () => announce('pop'))
  })
}

/** Leaves every page of ours and opens one in the place of the first. */
export function relaunch(href: string, wanted: string | null = null): void {
  whenSettled(() => {
    const open = () => {
      write('replaceState', href, { key: newKey(), index: 0, wanted, left: null })
      announce('relaunch')
    }
    const below = here().place.index + (onGuard() ? 1 : 0)
    if (below === 0) open()
    else step(-below, open)
  })
}

/** Stands on a page where there is no browser: the server draws it. */
export function standAt(path: string, query: string): void {
  const place = { path: pathOf(path), query, key: 'drawn', index: 0, wanted: null, left: null }
  newest = { place, arrival: 'start' }
}
