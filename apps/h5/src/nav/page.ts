import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'
import { hasPage, here, type Place, replaceLeftQuery, replaceQuery } from '#nav/history.ts'
import type { Left } from '#nav/left.ts'
import { queryOf } from '#nav/to.ts'
import { isWide } from '#platform/wide.ts'

export interface PageState {
  place: Place
  /** False while the page lies behind another one. */
  visible: boolean
  /** What stands at the right of a list that is at the left. */
  beside: Place | null
}

export const PageContext = createContext<PageState | null>(null)

/** The place and visibility of the page that asks, also while it lies behind others. */
export function usePage(): PageState {
  const page = use(PageContext)
  if (!page) throw new Error('page not found')
  return page
}

let acting = { page: '', top: '' }

/** A person does something in a page: of two that stand side by side it is the one that what follows is about. */
export function actIn(page: string): void {
  acting = { page, top: here().place.key }
}

/** The list beside the page on top, when the person is at work in it. */
export function actingLeft(): Left | null {
  const { key, left } = here().place
  return left && acting.page === left.key && acting.top === key ? left : null
}

/** The page on top, or the list beside it that one is at work in; `page not found` (spec §8) before there is one. */
export function currentPage(): Left {
  if (!hasPage()) throw new Error('page not found')
  return actingLeft() ?? here().place
}

/** Brings the page that one is at work in to its beginning, e.g. when its list becomes another one. */
export function scrollToTop(): void {
  document.querySelector(`[data-key="${currentPage().key}"]`)?.scrollTo({ top: 0 })
}

type Params = Readonly<Record<string, string | undefined>>

/** Writes changed parameters into the address of the page on top: shareable, and kept over a reload. */
export function setParams(changed: Params): void {
  setParamsOf(currentPage(), changed)
}

function setParamsOf({ key, path, query }: Left, changed: Params): void {
  const next = queryOf({ ...Object.fromEntries(new URLSearchParams(query)), ...changed })
  if (key === here().place.key) replaceQuery(path + next)
  else replaceLeftQuery(next)
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
    const { place: top } = here()
    const shown = [top, isWide() ? top.left : null].find((one) => one?.key === place.key)
    if (!waiting.current || !shown) return
    setParamsOf(shown, waiting.current)
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
