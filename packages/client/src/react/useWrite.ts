import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { useState } from 'react'
import { createActions } from '#actions.ts'
import type { Client } from '#client.ts'
import { newKey } from '#newKey.ts'

export interface WriteOptions<Data> {
  onDone?: (data: Data) => void
  /** Reads that the write makes old; they are fetched again when next shown. */
  outdates?: readonly Endpoint[]
  /** Failures that the page answers itself; every other one is explained. */
  onFailure?: { readonly [Name in FailureName]?: (failure: Failure) => void }
}

export interface Write<Input, Data> {
  /** Undefined when it failed; the failure was shown or given to `onFailure`. */
  send: (input: Input) => Promise<Data | undefined>
  isPending: boolean
}

/** Marks reads as old: fetched again at once where they are on the screen, later elsewhere. */
export function outdateIn(queryClient: QueryClient, endpoints: readonly Endpoint[]): void {
  for (const { name } of endpoints) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** `explain` shows the failures that a page does not answer itself. */
export function createUseWrite(client: Client, explain: (error: unknown) => void) {
  /**
   * Writes a call of the contract. All tries of one action carry the same `Idempotency-Key`, a second tap joins the
   * first: see `createActions`.
   */
  return function useWrite<E extends Endpoint<'write'>>(
    endpoint: E,
    options: WriteOptions<Output<E>> = {},
  ): Write<Request<E>, Output<E>> {
    const queryClient = useQueryClient()
    const [begin] = useState(() => createActions<Output<E>>(newKey))
    const { mutateAsync, isPending } = useMutation({
      mutationFn: ({ input, idempotencyKey }: { input: Request<E>; idempotencyKey: string }) =>
        client.send(endpoint, input, { idempotencyKey }),
    })
    return {
      isPending,
      send: async (input) => {
        const { answer, joined } = begin(JSON.stringify(input), (idempotencyKey) =>
          mutateAsync({ input, idempotencyKey }),
        )
        // Whoever tapped first says what came of it.
        if (joined) return await answer.catch(() => undefined)
        try {
          const data = await answer
          outdateIn(queryClient, options.outdates ?? [])
          options.onDone?.(data)
          return data
        } catch (error) {
          const react = error instanceof Failure ? options.onFailure?.[error.failure] : undefined
          if (react && error instanceof Failure) react(error)
          else explain(error)
          return undefined
        }
      },
    }
  }
}
