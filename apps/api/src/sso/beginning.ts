import type { CommonFailure, Failure } from '@zhzz/contract/failure.ts'
import type { Deps } from '#context.ts'
import type { Caller } from '#http/session.ts'
import { newCheck } from '#sso/attempt.ts'
import { providerOf, reasonOf } from '#sso/person.ts'

type Asking = {
  deps: Deps
  caller: Caller
  fail(failure: 'notFound' | CommonFailure, detail?: unknown): Failure
}

/** First step on the way to a provider: where the browser goes. One that does not say so in time is `busy`. */
export async function beginning({ provider: id }: { provider: string }, { deps, caller, fail }: Asking) {
  const provider = providerOf(deps, id)
  if (provider === undefined) throw fail('notFound')
  await deps.limits.take('ssoNetworkHour', caller.network)
  const check = newCheck()
  const address = await provider.address(check, caller.userAgent).catch((error: unknown) => {
    deps.log.error(`[sso] ${id} cannot be asked: ${reasonOf(error)}`)
    throw fail('busy', { reason: 'provider' })
  })
  return { provider: id, check, address }
}
