import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { Client } from '#client.ts'
import { metaOf, readKey } from '#react/readAhead.ts'

export interface ReadOptions {
  /** False: not yet. */
  enabled?: boolean
  /** Milliseconds before the answer is asked for again; a minute by default. */
  staleTime?: number
  /** Shows the answer to the last input while the next is fetched. */
  keepLast?: boolean
  /** Milliseconds after which it is asked for again while it is shown; undefined: never. */
  refreshEvery?: number | undefined
}

/** The state of one read; `data` stays while a newer answer is fetched or cannot be had. */
export interface Read<Data> {
  data: Data | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  /** When `data` was fetched, in milliseconds since 1970. */
  fetchedAt: number
  reload: () => void
}

export function createUseRead(client: Client) {
  /** Reads a call of the contract and keeps the answer for everybody who asks the same. */
  return function useRead<E extends Endpoint<'read'>>(
    endpoint: E,
    input: Request<E>,
    options: ReadOptions = {},
  ): Read<Output<E>> {
    const query = useQuery({
      queryKey: readKey(endpoint, input, client.locale()),
      meta: metaOf(endpoint),
      queryFn: ({ signal }) => client.send(endpoint, input, { signal }),
      enabled: options.enabled ?? true,
      ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
      refetchInterval: options.refreshEvery ?? false,
      ...(options.keepLast && { placeholderData: keepPreviousData }),
    })
    return {
      data: query.data,
      error: query.error,
      isPending: query.isPending,
      isFetching: query.isFetching,
      fetchedAt: query.dataUpdatedAt,
      reload: () => void query.refetch(),
    }
  }
}
