import { useMutation } from '@tanstack/react-query'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { useRef } from 'react'
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
 * Writes a call of the contract. The same input sent again after a failure carries the same `Idempotency-Key`, so a
 * tap after a lost answer has one effect; after success a tap is a new action.
 */
export function useWrite<E extends Endpoint<'write'>>(
  endpoint: E,
  options: WriteOptions<Output<E>> = {},
): Write<Request<E>, Output<E>> {
  const action = useRef({ input: '', key: '' })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Request<E>) => {
      const text = JSON.stringify(input)
      if (action.current.input !== text) action.current = { input: text, key: newKey() }
      return send(endpoint, input, { idempotencyKey: action.current.key })
    },
  })
  return {
    isPending,
    send: async (input) => {
      try {
        const data = await mutateAsync(input)
        action.current = { input: '', key: '' }
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
