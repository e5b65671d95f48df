import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { Endpoint, Request } from '@zhzz/contract/endpoint.ts'
import { queryClient } from '#api/queryClient.ts'
import { sendUntyped } from '#api/send.ts'
import { currentLocale } from '#i18n/locale.ts'

/** A read that a page begins with; its `useRead` or `useReadPages` finds the answer or the request under way. */
export interface FirstRead {
  endpoint: Endpoint<'read'>
  input: object
  key: QueryKey
  paged: boolean
}

/** Answers name places and topics in the reader's language, so each language keeps its own. */
export function readKey(endpoint: Endpoint, input: unknown): QueryKey {
  return [endpoint.name, input, currentLocale()]
}

export function pagesKey(endpoint: Endpoint, input: unknown): QueryKey {
  return [endpoint.name, 'pages', input, currentLocale()]
}

/** What keptAnswers.ts asks of an answer. */
export function metaOf({ keep }: Endpoint): { keep: true | undefined } {
  return { keep }
}

function inputOf(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {}
}

/** What `useRead` of the same call and input will ask. */
export function firstRead<E extends Endpoint<'read'>>(endpoint: E, input: Request<E>): FirstRead {
  return { endpoint, input: inputOf(input), key: readKey(endpoint, input), paged: false }
}

/** What `useReadPages` of the same call and input will ask first. */
export function firstPage<E extends Endpoint<'read'>>(
  endpoint: E,
  input: Omit<Request<E>, 'cursor'>,
): FirstRead {
  return { endpoint, input: inputOf(input), key: pagesKey(endpoint, input), paged: true }
}

function pages(first: unknown): InfiniteData<unknown> {
  return { pages: [first], pageParams: [null] }
}

/** Begins a read before there is a page to draw it with. */
export function readAhead({ endpoint, input, key, paged }: FirstRead): void {
  void queryClient.prefetchQuery({
    queryKey: key,
    meta: metaOf(endpoint),
    queryFn: async ({ signal }) => {
      const data = await sendUntyped(endpoint, input, { signal })
      return paged ? pages(data) : data
    },
  })
}

/** Takes an answer that came with the page. */
export function takeAnswer({ key, paged }: Pick<FirstRead, 'key' | 'paged'>, data: unknown): void {
  queryClient.setQueryData(key, paged ? pages(data) : data)
}
