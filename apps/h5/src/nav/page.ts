import { createContext, use } from 'react'
import { here, type Place, replaceQuery } from '#nav/history.ts'
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

/** Writes changed parameters into the address of the page on top: shareable, and kept over a reload. */
export function setParams(changed: Readonly<Record<string, string | undefined>>): void {
  const { path, query } = here().place
  const known = Object.fromEntries(new URLSearchParams(query))
  replaceQuery(path + queryOf({ ...known, ...changed }))
}
