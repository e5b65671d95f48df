import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Keeps the answers. `send` retries by itself, and pages decide about being offline, so the library does neither.
 * `explain` is told once of each read that failed, however many parts of a page wait for it; also when a page shows an
 * older answer.
 */
export function createQueryClient(explain: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: explain }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
