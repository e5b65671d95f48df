import type { ComponentType } from 'react'

type Params<Names extends readonly string[]> = {
  readonly [Name in Names[number] as Name extends `${string}?` ? never : Name]: string
} & {
  readonly [Name in Names[number] as Name extends `${infer Base}?` ? Base : never]?: string
}

interface Definition<Names extends readonly string[]> {
  /** Names in the query; a `?` at the end: may be absent. */
  params?: Names
  /** `signedIn`: opens after login only. */
  access?: 'anyone' | 'signedIn'
  /** `own`: the page draws its navigation bar itself, with another title or a button. */
  bar?: 'title' | 'own'
  /** Begins the page's reads when the app starts on it, before there are words to draw it with. */
  ahead?: () => void
}

export interface PageDefinition {
  required: readonly string[]
  bar: 'title' | 'own'
  ahead: () => void
  Page: ComponentType<{ params: Readonly<Record<string, string>> }>
}

/**
 * What a page file exports. The file's path is its URL; vite/pagesFile.ts reads `params` and `access` from the text
 * of this call, so both are written as literals.
 */
export function definePage<const Names extends readonly string[] = readonly []>(
  { params, bar = 'title', ahead = () => {} }: Definition<Names>,
  Page: ComponentType<{ params: Params<Names> }>,
): PageDefinition {
  return { required: (params ?? []).filter((name) => !name.endsWith('?')), bar, ahead, Page: anyParams(Page) }
}

/** The stack draws a page only when its required parameters are in the query, so the query fits what the page asks. */
function anyParams(page: unknown): PageDefinition['Page']
function anyParams(page: unknown): unknown {
  return page
}
