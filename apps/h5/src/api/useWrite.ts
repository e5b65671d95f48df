import { createUseWrite, outdateIn } from '@zhzz/client/react/useWrite.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { client } from '#api/client.ts'
import { explain } from '#api/explain.ts'
import { queryClient } from '#api/queryClient.ts'

export const useWrite = createUseWrite(client, explain)

/** Marks reads as old: fetched again at once where they are on the screen, later elsewhere. */
export function outdate(endpoints: readonly Endpoint[]): void {
  outdateIn(queryClient, endpoints)
}
