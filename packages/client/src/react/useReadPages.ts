import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { ListAccess } from '@zhzz/contract/paging.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { Client } from '#client.ts'
import { metaOf, pagesKey } from '#react/readAhead.ts'
import type { ReadOptions } from '#react/useRead.ts'

interface PageOf<Row> {
  list: Row[]
  total: number
  totalIsMore: boolean
  cursor: string | null
  access: ListAccess
}

type PagedEndpoint = Endpoint<'read'> & { output: { _zod: { output: PageOf<unknown> } } }

/** A list that grows page by page. */
export interface Pages<Row, Page> {
  rows: readonly Row[]
  /** The first page, for what it says beside the rows; undefined until it is there. */
  first: Page | undefined
  error: Error | null
  /** The error, when it was the next page that could not be had. */
  moreError: Error | null
  isPending: boolean
  isFetching: boolean
  hasMore: boolean
  isLoadingMore: boolean
  /** True while `rows` still answer an earlier input. */
  isStale: boolean
  fetchedAt: number
  loadMore: () => void
  /** Begins again with the first page. */
  reload: () => void
}

export function createUseReadPages(client: Client) {
  /** Reads a paged call of the contract; `input` is without cursor. A changed input begins a new list. */
  return function useReadPages<E extends PagedEndpoint>(
    endpoint: E,
    input: Omit<Request<E>, 'cursor'>,
    options: ReadOptions = {},
  ): Pages<Output<E>['list'][number], Output<E>> {
    // Rows and pages of this very endpoint.
    return trusted<Pages<Output<E>['list'][number], Output<E>>>(usePages(client, endpoint, input, options))
  }
}

function firstOf({ pages, pageParams }: InfiniteData<PageOf<unknown>>): InfiniteData<PageOf<unknown>> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function usePages(
  client: Client,
  endpoint: Endpoint,
  input: object,
  { enabled = true, staleTime, keepLast }: ReadOptions,
): Pages<unknown, PageOf<unknown>> {
  const start: string | null = null
  const queryClient = useQueryClient()
  const queryKey = pagesKey(endpoint, input, client.locale())
  const query = useInfiniteQuery<
    PageOf<unknown>,
    Error,
    InfiniteData<PageOf<unknown>>,
    QueryKey,
    string | null
  >({
    queryKey,
    meta: metaOf(endpoint),
    queryFn: async ({ pageParam, signal }) =>
      // Nothing but calls that answer with pages is asked here.
      trusted<PageOf<unknown>>(
        await client.sendUntyped(endpoint, { ...input, cursor: pageParam ?? undefined }, { signal }),
      ),
    initialPageParam: start,
    getNextPageParam: (last) => last.cursor,
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    ...(keepLast && { placeholderData: keepPreviousData }),
  })
  const { hasNextPage, isFetching } = query
  return {
    rows: query.data?.pages.flatMap((page) => page.list) ?? [],
    first: query.data?.pages[0],
    error: query.error,
    moreError: query.isFetchNextPageError ? query.error : null,
    isPending: query.isPending,
    isFetching,
    hasMore: hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isStale: query.isPlaceholderData,
    fetchedAt: query.dataUpdatedAt,
    loadMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage()
    },
    reload: () => {
      // Only the first page: the library would ask for every page that is there, one after the other.
      queryClient.setQueryData<InfiniteData<PageOf<unknown>>>(queryKey, (known) => known && firstOf(known))
      void query.refetch()
    },
  }
}
