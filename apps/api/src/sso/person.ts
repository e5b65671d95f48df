import type { CommonFailure, Failure } from '@zhzz/contract/failure.ts'
import { messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Deps } from '#context.ts'
import { type ProviderPerson, ProviderRefusal } from '#outside/identityProvider.ts'
import { type Attempt, claimQuestion, giveBackQuestion, keepPerson } from '#sso/attempt.ts'

type Asking = {
  db: Kysely<DB>
  deps: Deps
  now: Date
  fail(failure: 'ticketExpired' | CommonFailure, detail?: unknown): Failure
}

/** Undefined where the operator has it no more. */
export function providerOf({ identityProviders }: Pick<Deps, 'identityProviders'>, id: string) {
  return identityProviders.find((provider) => provider.id === id)
}

/**
 * Who came back. The provider is asked by one caller at a time, and never after it has answered: a code holds once, and who
 * must begin anew is told so. One that does not answer is `busy`, and may be asked again while the ticket holds.
 */
export async function personOf(attempt: Attempt, context: Asking): Promise<ProviderPerson> {
  const { db, deps, now, fail } = context
  if (attempt.person !== null) return attempt.person
  const provider = providerOf(deps, attempt.provider)
  if (provider === undefined || !(await claimQuestion(db, attempt, now))) throw fail('ticketExpired')
  const person = await provider.identify(attempt.returned, attempt.check).catch(async (error: unknown) => {
    const told = `[sso] ${provider.id}: ${reasonOf(error)}`
    if (!(error instanceof ProviderRefusal)) {
      deps.log.error(told)
      await giveBackQuestion(db, attempt)
      throw fail('busy', { reason: 'provider' })
    }
    deps.log.warn(told)
    throw error.reason === 'refused' ? fail('ticketExpired') : fail('forbidden', { reason: 'otherCompany' })
  })
  await keepPerson(db, deps.sealing, attempt, person, now)
  return person
}

/** One line, whatever stood in the answer. */
export function reasonOf(error: unknown): string {
  return JSON.stringify(messageOf(error).slice(0, 200))
}
