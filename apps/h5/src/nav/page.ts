import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'
import { hasPage, here, type Place, replaceQuery } from '#nav/history.ts'
import { queryOf } from '#nav/to.ts'

export interface PageState {
  place: Place
  /** False while the page lies behind another one. */
  visible: boolean
}

export const PageContext = createContext<PageState | null>(null)

/** The place and visibility of the page that asks, also while it lies behind others. */
export function usePage(): PageState {
  const page = use(PageContext)
  if (!page) throw new Error('page not found')
  return page
}

/** The page on top; `page not found` (spec §8) before there is one. */
export function currentPage(): Place {
  if (!hasPage()) throw new Error('page not found')
  return here().place
}

type Params = Readonly<Record<string, string | undefined>>

/** Writes changed parameters into the address of the page on top: shareable, and kept over a reload. */
export function setParams(changed: Params): void {
  const { path, query } = currentPage()
  const known = Object.fromEntries(new URLSearchParams(query))
  replaceQuery(path + queryOf({ ...known, ...changed }))
}

/**
 * `setParams` after a rest of so many milliseconds, for what is being typed. When the page is left meanwhile, the
 * change waits for its return: the address on top is then another page's.
 */
export function useLateParams(): (changed: Params, rest: number) => void {
  const { place, visible } = usePage()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Params>(undefined)
  function write(): void {
    if (!waiting.current || here().place.key !== place.key) return
    setParams(waiting.current)
    waiting.current = undefined
  }
  const writeNow = useEffectEvent(write)
  useEffect(() => {
    if (visible) writeNow()
  }, [visible])
  return (changed, rest) => {
    clearTimeout(timer.current)
    waiting.current = changed
    timer.current = setTimeout(write, rest)
  }
}
