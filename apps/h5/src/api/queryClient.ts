import { QueryCache, QueryClient } from '@tanstack/react-query'
import { explainRead } from '#api/explain.ts'

/** `send` retries by itself, and pages decide about being offline, so the library does neither. */
export const queryClient = new QueryClient({
  // Once for each read that failed, however many parts of a page wait for it; also when a page shows an older answer.
  queryCache: new QueryCache({ onError: explainRead }),
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
