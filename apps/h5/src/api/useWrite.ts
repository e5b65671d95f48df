import { useMutation } from '@tanstack/react-query'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { useState } from 'react'
import { createActions } from '#api/actions.ts'
import { explain } from '#api/explain.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'

export interface WriteOptions<Data> {
  onDone?: (data: Data) => void
  /** Reads that the write makes old; they are fetched again when next shown. */
  outdates?: readonly Endpoint[]
  /** Failures that the page answers itself; every other one is shown as a toast. */
  onFailure?: { readonly [Name in FailureName]?: (failure: Failure) => void }
}

export interface Write<Input, Data> {
  /** Undefined when it failed; the failure was shown or given to `onFailure`. */
  send: (input: Input) => Promise<Data | undefined>
  isPending: boolean
}

/** Marks reads as old: fetched again at once where they are on the screen, later elsewhere. */
export function outdate(endpoints: readonly Endpoint[]): void {
  for (const { name } of endpoints) void queryClient.invalidateQueries({ queryKey: [name] })
}

/**
 * Writes a call of the contract. All tries of one action carry the same `Idempotency-Key`, a second tap joins the
 * first: see `createActions`.
 */
export function useWrite<E extends Endpoint<'write'>>(
  endpoint: E,
  options: WriteOptions<Output<E>> = {},
): Write<Request<E>, Output<E>> {
  const [begin] = useState(() => createActions<Output<E>>(newKey))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Request<E>; idempotencyKey: string }) =>
      send(endpoint, input, { idempotencyKey }),
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
        outdate(options.outdates ?? [])
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

/** Also where crypto.randomUUID is missing: plain http in a local network, older WebViews. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
