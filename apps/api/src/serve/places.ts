import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Deps } from '#context.ts'
import { failureOf, isLostConnection } from '#http/failureOf.ts'
import { bearerOf, headerOf } from '#http/headerOf.ts'
import type { StandbyNow } from '#outside/standby.ts'

/** What a call reads and writes by. */
export type Place = {
  db: Kysely<DB>
  deps: Deps
  isStandby?: true
  /** Another was asked before. */
  isAgain?: true
}

/**
 * Where a call may be answered, the best first. Who is not signed in has written nothing, and reads a standby that keeps up;
 * who is signed in searches there, and reads the rest on the leader. While the leader is away all that only reads is there.
 */
export function placesOf(
  { kind, name }: Endpoint,
  request: FastifyRequest,
  usual: Place,
  standby: StandbyNow | null,
): readonly [Place, ...Place[]] {
  if (standby === null) return [usual]
  const { db, searching, keepsUp, isLeaderAway } = standby
  const there: Place = { db, deps: { ...usual.deps, searching, ownSearching: searching }, isStandby: true }
  const usualSearchingThere = keepsUp ? { ...usual, deps: { ...usual.deps, searching } } : usual
  if (kind !== 'read') return [usualSearchingThere]
  // The connection is lost where a standby becomes the leader; the next one leads to another.
  if (isLeaderAway) return [there, there]
  return keepsUp && isOfNobody(request) && !isOfSignIn(name)
    ? [there, there, usual]
    : [usualSearchingThere, there, there]
}

/** Calls on the way to a session: what one has written the other reads at once. */
export function isOfSignIn(name: string): boolean {
  return /^(?:account|operate|sso)\./.test(name)
}

function isOfNobody(request: FastifyRequest): boolean {
  return headerOf(request, 'jwt-token', 1) === '' && bearerOf(request) === ''
}

/** Answers at the first place that can: the next is asked where a connection is lost, the leader where a standby does not know of it yet. */
export async function atFirstThatCan<At extends Pick<Place, 'isStandby' | 'isAgain'>, Answer>(
  [first, ...others]: readonly [At, ...At[]],
  answer: (place: At) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer(first)
  } catch (error) {
    const isUnknownYet = first.isStandby === true && failureOf(error).failure === 'notFound'
    const [next, ...rest] = isUnknownYet ? others.filter(({ isStandby }) => !isStandby) : others
    if (next === undefined || !(isUnknownYet || isLostConnection(error))) throw error
    return await atFirstThatCan([{ ...next, isAgain: true }, ...rest], answer)
  }
}
