import type { Endpoint, Request } from '@zhzz/contract/endpoint.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'

/** Begins a read whose `useRead` comes later; that one finds the answer or the request under way. */
export function readAhead<E extends Endpoint<'read'>>(endpoint: E, input: Request<E>): void {
  void queryClient.prefetchQuery({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
  })
}
