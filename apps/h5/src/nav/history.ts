import { endStep, isStepping, step, whenSettled } from '#nav/historyStep.ts'

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

function fieldOf(state: unknown, field: string): unknown {
  return typeof state === 'object' && state !== null && field in state ? Reflect.get(state, field) : undefined
}

/** The page that an address means, without its query: the base cut off, and `/pages/home/home` is `/` (spec §2). */
export function pathOf(address: string): string {
  const [pathname = ''] = address.split('?')
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  const trimmed = path.replace(/(?:\/|\.html)+$/, '')
  return trimmed === '' || trimmed === '/index' || trimmed === '/pages/home/home' ? '/' : trimmed
}

function read(): Place {
  const { key, index, wanted } = {
    key: fieldOf(history.state, 'key'),
    index: fieldOf(history.state, 'index'),
    wanted: fieldOf(history.state, 'wanted'),
  }
  return {
    path: pathOf(location.pathname),
    query: location.search,
    key: typeof key === 'string' ? key : newKey(),
    index: typeof index === 'number' ? index : 0,
    wanted: typeof wanted === 'string' ? wanted : null,
  }
}

function announce(arrival: Arrival): void {
  newest = { place: read(), arrival }
  for (const listener of listeners) listener()
}

function write(
  how: 'pushState' | 'replaceState',
  href: string,
  { key, index, wanted }: State,
  guard = false,
): void {
  const address = base + (href.startsWith('/') ? href : `/${href}`)
  history[how]({ key, index, wanted, ...(guard && { guard }) }, '', address)
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
  const { key, index, wanted } = place
  history.replaceState({ key, index, wanted, ...(onGuard() && { guard: true }) }, '')
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

export function push(href: string, wanted: string | null = null): void {
  whenSettled(() => {
    const state = { key: newKey(), index: here().place.index + 1, wanted }
    write(onGuard() ? 'replaceState' : 'pushState', href, state)
    announce('push')
  })
}

export function replace(href: string, wanted: string | null = null): void {
  whenSettled(() => {
    const open = () => {
      write('replaceState', href, { key: newKey(), index: here().place.index, wanted })
      announce('replace')
    }
    if (onGuard()) step(-1, open)
    else open()
  })
}

/** Changes the query of the page that is shown; the page stays as it is. */
export function replaceQuery(href: string): void {
  whenSettled(() => {
    write('replaceState', href, here().place, onGuard())
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
      write('replaceState', href, { key: newKey(), index: 0, wanted })
      announce('relaunch')
    }
    const below = here().place.index + (onGuard() ? 1 : 0)
    if (below === 0) open()
    else step(-below, open)
  })
}

/** Stands on a page where there is no browser: the server draws it. */
export function standAt(path: string, query: string): void {
  newest = { place: { path: pathOf(path), query, key: 'drawn', index: 0, wanted: null }, arrival: 'start' }
}
