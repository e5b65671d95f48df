import type { FirstRead } from '@zhzz/client/react/readAhead.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { ComponentType } from 'react'

type Params<Names extends readonly string[]> = {
  readonly [Name in Names[number] as Name extends `${string}?` ? never : Name]: string
} & {
  readonly [Name in Names[number] as Name extends `${infer Base}?` ? Base : never]?: string
}

interface Definition<Names extends readonly string[]> {
  /** Names in the query; a `?` at the end: may be absent. */
  params?: Names
  /** `own`: the page draws its navigation bar itself, with another title or a button. */
  bar?: 'title' | 'own'
  /**
   * What the page reads first. It is begun when the app starts on the page, before there are words to draw it with;
   * and the server draws such a page itself for whoever comes without a session (app/drawOnServer.tsx).
   */
  ahead?: (params: Params<Names>) => readonly FirstRead[]
}

export interface PageDefinition<Names extends readonly string[] = readonly string[]> {
  params: Names
  bar: 'title' | 'own'
  /** Null: the page does not say. */
  ahead: ((params: Readonly<Record<string, string>>) => readonly FirstRead[]) | null
  Page: ComponentType<{ params: Readonly<Record<string, string>> }>
}

/** Query parameters of a page, as a link to it gives them. */
export type ParamsOf<Page> = Page extends PageDefinition<infer Names> ? Params<Names> : never

/** What a page file exports. The file's path is its URL; who may open it before its code is there says nav/specPages.ts. */
export function definePage<const Names extends readonly string[] = readonly []>(
  { params, bar = 'title', ahead }: Definition<Names>,
  Page: ComponentType<{ params: Params<Names> }>,
): PageDefinition<Names> {
  // The stack draws a page only when its required parameters are in the query, so the query fits what the page asks.
  return {
    params: params ?? trusted<Names>([]),
    bar,
    ahead: trusted<PageDefinition['ahead']>(ahead ?? null),
    Page: trusted<PageDefinition['Page']>(Page),
  }
}

/** Whether a query holds all that the page cannot do without. */
export function isComplete(page: PageDefinition, query: Readonly<Record<string, string>>): boolean {
  return page.params.every((name) => name.endsWith('?') || query[name])
}
