import { trusted } from '@zhzz/contract/trusted.ts'
import type { ComponentType } from 'react'
import type { FirstRead } from '#api/readAhead.ts'

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
  /** `transparent`: the page fades in and what lies below shows through. */
  background?: 'transparent'
  /**
   * What the page reads first. It is begun when the app starts on the page, before there are words to draw it with;
   * and the server draws such a page itself for whoever comes without a session (app/drawOnServer.tsx).
   */
  ahead?: (params: Params<Names>) => readonly FirstRead[]
}

export interface PageDefinition {
  required: readonly string[]
  bar: 'title' | 'own'
  /** Null: the page does not say. */
  ahead: ((params: Readonly<Record<string, string>>) => readonly FirstRead[]) | null
  Page: ComponentType<{ params: Readonly<Record<string, string>> }>
}

/**
 * What a page file exports. The file's path is its URL; vite/pagesFile.ts reads `params`, `access` and `background` from
 * the text of this call, so they are written as literals.
 */
export function definePage<const Names extends readonly string[] = readonly []>(
  { params, bar = 'title', ahead }: Definition<Names>,
  Page: ComponentType<{ params: Params<Names> }>,
): PageDefinition {
  // The stack draws a page only when its required parameters are in the query, so the query fits what the page asks.
  return {
    required: (params ?? []).filter((name) => !name.endsWith('?')),
    bar,
    ahead: trusted<PageDefinition['ahead']>(ahead ?? null),
    Page: trusted<PageDefinition['Page']>(Page),
  }
}
