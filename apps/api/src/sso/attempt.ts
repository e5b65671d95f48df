import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Failure } from '@zhzz/contract/failure.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { hashOfPass, newPass } from '#account/code/pass.ts'
import type { ProviderPerson, TripCheck } from '#outside/identityProvider.ts'

/** From here to the provider and back. */
const tripMinutes = 10
/** From the return to the first question of the app, which comes by itself. */
const ticketMinutes = 2
/** From the answer of the provider to the agreement: a code by SMS, and reading. */
const joinMinutes = 15

export function newCheck(): TripCheck {
  return {
    state: randomBytes(32).toString('hex'),
    nonce: randomBytes(32).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
  }
}

type Beginning = { provider: string; accountId: string | null; check: TripCheck }

/** Keeps one way to a provider; what comes back is what stays in the browser that goes it. */
export async function keepAttempt(
  db: Kysely<DB>,
  sealing: Sealing,
  { provider, accountId, check }: Beginning,
  now: Date,
): Promise<string> {
  const { pass: secret, passHash: secretHash } = newPass()
  await db
    .insertInto('ssoAttempt')
    .values({
      provider,
      accountId,
      secretHash,
      stateHash: hashOfPass(check.state),
      checkEnc: sealing.encrypt(JSON.stringify(check)),
      expiresAt: after(now, tripMinutes),
    })
    .execute()
  return secret
}

/** Somebody came back from a provider, once: a ticket for the browser. Null: nobody was sent there, or too long ago. */
export async function takeReturn(
  db: Kysely<DB>,
  sealing: Sealing,
  returned: URLSearchParams,
  now: Date,
): Promise<{ ticket: string; provider: string; isLink: boolean } | null> {
  const { pass: ticket, passHash: ticketHash } = newPass()
  const taken = await db
    .updateTable('ssoAttempt')
    .set({
      ticketHash,
      answerEnc: sealing.encrypt(returned.toString()),
      expiresAt: after(now, ticketMinutes),
    })
    .where('stateHash', '=', hashOfPass(returned.get('state') ?? ''))
    .where('ticketHash', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'provider'])
    .executeTakeFirst()
  if (taken === undefined) return null
  return { ticket, provider: taken.provider, isLink: taken.accountId !== null }
}

/** One way that has come back, as far as it has come. */
export type Attempt = {
  stateHash: Buffer
  provider: string
  accountId: string | null
  check: TripCheck
  returned: URLSearchParams
  person: ProviderPerson | null
  phone: string | null
}

type Trip = { ticket: string; secret: string }
type Holding = {
  db: Kysely<DB>
  deps: { sealing: Sealing }
  now: Date
  fail(failure: 'ticketExpired'): Failure
}

/**
 * The way that a ticket is of, for the browser alone that began it and, of a link, the account alone. `ticketExpired`
 * for everything else, without a word why.
 */
export async function heldAttempt(
  { ticket, secret }: Trip,
  accountId: string | null,
  { db, deps: { sealing }, now, fail }: Holding,
): Promise<Attempt> {
  const row = await db
    .selectFrom('ssoAttempt')
    .where('ticketHash', '=', hashOfPass(ticket))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .selectAll()
    .executeTakeFirst()
  if (row === undefined || row.answerEnc === null || row.accountId !== accountId) throw fail('ticketExpired')
  if (!timingSafeEqual(row.secretHash, hashOfPass(secret))) throw fail('ticketExpired')
  return {
    stateHash: row.stateHash,
    provider: row.provider,
    accountId: row.accountId,
    // Written by keepAttempt and keepPerson.
    check: trusted<TripCheck>(JSON.parse(sealing.decrypt(row.checkEnc))),
    returned: new URLSearchParams(sealing.decrypt(row.answerEnc)),
    person: row.personEnc && trusted<ProviderPerson>(JSON.parse(sealing.decrypt(row.personEnc))),
    phone: row.phoneEnc && sealing.decrypt(row.phoneEnc),
  }
}

/** The provider is asked now: true for one caller only, until `giveBackQuestion`. */
export async function claimQuestion(db: Kysely<DB>, { stateHash }: Attempt, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('ssoAttempt')
    .set({ askedAt: now })
    .where('stateHash', '=', stateHash)
    .where('askedAt', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** It did not answer: whoever still waits may ask again. */
export async function giveBackQuestion(db: Kysely<DB>, { stateHash }: Attempt): Promise<void> {
  await db.updateTable('ssoAttempt').set({ askedAt: null }).where('stateHash', '=', stateHash).execute()
}

export async function keepPerson(
  db: Kysely<DB>,
  sealing: Sealing,
  { stateHash }: Attempt,
  person: ProviderPerson,
  now: Date,
): Promise<void> {
  const { verifiedPhone } = person
  await db
    .updateTable('ssoAttempt')
    .set({ personEnc: sealing.encrypt(JSON.stringify(person)), expiresAt: after(now, joinMinutes) })
    .set({ phoneEnc: verifiedPhone === null ? null : sealing.encrypt(verifiedPhone) })
    .where('stateHash', '=', stateHash)
    .execute()
}

/** The person has shown to hold the number. */
export async function keepPhone(
  db: Kysely<DB>,
  sealing: Sealing,
  { stateHash }: Attempt,
  phone: string,
): Promise<void> {
  await db
    .updateTable('ssoAttempt')
    .set({ phoneEnc: sealing.encrypt(phone) })
    .where('stateHash', '=', stateHash)
    .execute()
}

/** Uses a way up, once, together with what the call does. */
export async function endAttempt(
  { stateHash }: Attempt,
  { db, now, fail }: Pick<Holding, 'db' | 'now' | 'fail'>,
): Promise<void> {
  const ended = await db
    .updateTable('ssoAttempt')
    .set({ usedAt: now })
    .where('stateHash', '=', stateHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw fail('ticketExpired')
}

function after(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
