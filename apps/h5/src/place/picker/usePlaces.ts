import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { place } from '@zhzz/contract/place/calls.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import { send } from '#api/send.ts'

type PlacePage = Output<typeof place.nearby>

interface Asked {
  around: Point
  /** Empty: what is near. */
  keyword: string
  within: 'radius' | 'country'
  enabled: boolean
}

/** The list of the picker. An answer belongs to its question: one that comes late is that of an earlier one. */
export function usePlaces({ around, keyword, within, enabled }: Asked) {
  const none: string | null = null
  const query = useInfiniteQuery({
    queryKey: ['places', around, keyword, within],
    enabled,
    staleTime: 60_000,
    initialPageParam: none,
    getNextPageParam: (last: PlacePage) => last.cursor,
    queryFn: ({ pageParam, signal }): Promise<PlacePage> => {
      const asked = { ...around, ...(pageParam !== null && { cursor: pageParam }) }
      if (keyword === '') return send(place.nearby, asked, { signal })
      return send(place.search, { ...asked, keyword, within }, { signal })
    },
  })
  const pages = query.data?.pages ?? []
  return {
    rows: pages.flatMap(({ list }) => list),
    source: pages[0]?.source,
    isPending: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.error,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
    reload: () => void query.refetch(),
  }
}
