/** One entry of the browser's history, as the page stack sees it. */
export interface Place {
  /** Below /h5: `/pages/enterprise/list/list`; `/` is the home tab. */
  path: string
  /** With its `?`, or empty. */
  query: string
  /** Names the entry; a changed query of the same page keeps it. */
  key: string
  /** Entries of ours below this one. */
  index: number
  /** Where login goes to when it is done. */
  wanted: string | null
}

/** How the newest place was reached. */
export type Arrival = 'start' | 'push' | 'replace' | 'pop' | 'relaunch'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

let count = 0
let newest: { place: Place; arrival: Arrival } | null = null
let relaunching: (() => void) | null = null
const listeners = new Set<() => void>()

function newKey(): string {
  count += 1
  return `${Date.now().toString(36)}.${count}`
}

function fieldOf(state: unknown, field: string): unknown {
  return typeof state === 'object' && state !== null && field in state ? Reflect.get(state, field) : undefined
}

/** The page part of an address: the base cut off, and `/pages/home/home` is `/`. */
function pathOf(pathname: string): string {
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

function write(how: 'pushState' | 'replaceState', href: string, state: Omit<Place, 'path' | 'query'>): void {
  history[how](state, '', base + (href.startsWith('/') ? href : `/${href}`))
}

/** Begins to follow the browser's history; once, before anything is drawn. */
export function startHistory(): void {
  history.scrollRestoration = 'manual'
  const place = read()
  history.replaceState({ key: place.key, index: place.index, wanted: place.wanted }, '')
  newest = { place, arrival: 'start' }
  addEventListener('popstate', () => {
    const relaunch = relaunching
    relaunching = null
    if (relaunch) relaunch()
    else announce('pop')
  })
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
  write('pushState', href, { key: newKey(), index: here().place.index + 1, wanted })
  announce('push')
}

export function replace(href: string, wanted: string | null = null): void {
  write('replaceState', href, { key: newKey(), index: here().place.index, wanted })
  announce('replace')
}

/** Changes the query of the page that is shown; the page stays as it is. */
export function replaceQuery(href: string): void {
  const { key, index, wanted } = here().place
  write('replaceState', href, { key, index, wanted })
  announce('replace')
}

export function goBack(delta: number): void {
  history.go(-delta)
}

/** Leaves every page of ours and opens one in the place of the first. */
export function relaunch(href: string, wanted: string | null = null): void {
  const open = () => {
    write('replaceState', href, { key: newKey(), index: 0, wanted })
    announce('relaunch')
  }
  const { index } = here().place
  if (index === 0) return open()
  relaunching = open
  history.go(-index)
}
