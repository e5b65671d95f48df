import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint, Request } from '@zhzz/contract/endpoint.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { Client } from '#client.ts'

/** A read that a page begins with; its `useRead` or `useReadPages` finds the answer or the request under way. */
export interface FirstRead {
  endpoint: Endpoint<'read'>
  input: object
  key: QueryKey
  paged: boolean
}

/** Answers name places and topics in the reader's language, so each language keeps its own. */
export function readKey(endpoint: Endpoint, input: unknown, locale: Locale): QueryKey {
  return [endpoint.name, input, locale]
}

export function pagesKey(endpoint: Endpoint, input: unknown, locale: Locale): QueryKey {
  return [endpoint.name, 'pages', input, locale]
}

/** What whoever keeps answers on the device asks of one. */
export function metaOf({ keep }: Endpoint): { keep: true | undefined } {
  return { keep }
}

function inputOf(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {}
}

function pages(first: unknown): InfiniteData<unknown> {
  return { pages: [first], pageParams: [null] }
}

/** Begins reads before there is a page to draw them with, and takes answers that came with the page. */
export function createReadAhead(client: Client, queryClient: QueryClient) {
  return {
    /** What `useRead` of the same call and input will ask. */
    firstRead<E extends Endpoint<'read'>>(endpoint: E, input: Request<E>): FirstRead {
      return { endpoint, input: inputOf(input), key: readKey(endpoint, input, client.locale()), paged: false }
    },

    /** What `useReadPages` of the same call and input will ask first. */
    firstPage<E extends Endpoint<'read'>>(endpoint: E, input: Omit<Request<E>, 'cursor'>): FirstRead {
      return { endpoint, input: inputOf(input), key: pagesKey(endpoint, input, client.locale()), paged: true }
    },

    readAhead({ endpoint, input, key, paged }: FirstRead): void {
      void queryClient.prefetchQuery({
        queryKey: key,
        meta: metaOf(endpoint),
        queryFn: async ({ signal }) => {
          const data = await client.sendUntyped(endpoint, input, { signal })
          return paged ? pages(data) : data
        },
      })
    },

    takeAnswer({ key, paged }: Pick<FirstRead, 'key' | 'paged'>, data: unknown): void {
      queryClient.setQueryData(key, paged ? pages(data) : data)
    },
  }
}
