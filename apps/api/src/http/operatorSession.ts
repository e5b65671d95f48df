import { randomBytes } from 'node:crypto'
import { type OperatorRole, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { maskIp } from '#http/network.ts'
import { type Caller, hashOfText } from '#http/session.ts'

/** Somebody who runs the product, signed in to the console. */
export type Operator = {
  sessionId: string
  id: string
  name: string
  roles: OperatorRole[]
  sessionEndsAt: Date
}

const minute = 60_000
const absolute = 12 * 60 * minute
const idle = 30 * minute

/** As rows and the security log name who did it: the machine's users, who type commands, are named without this. */
export function signedBy({ name }: Pick<Operator, 'name'>): string {
  return `${name} (console)`
}

/** 256 random bits; the database keeps their sha256 only. */
export async function openOperatorSession(
  db: Kysely<DB>,
  operatorId: string,
  caller: Caller,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('operatorSession')
    .values({
      id: uuid(),
      operatorId,
      tokenHash: hashOfText(token),
      networkHash: caller.homeHash,
      ipMask: maskIp(caller.ip),
      userAgent: caller.userAgent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + absolute),
    })
    .execute()
  return token
}

/** Null when the token is unknown, ended, unused for 30 minutes, 12 hours old, or its operator is closed. */
export async function findOperator(db: Kysely<DB>, token: string, now: Date): Promise<Operator | null> {
  const row = await db
    .selectFrom('operatorSession as session')
    .innerJoin('operator', 'operator.id', 'session.operatorId')
    .where('session.tokenHash', '=', hashOfText(token))
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('session.lastSeenAt', '>', new Date(now.getTime() - idle))
    .where('operator.closedAt', 'is', null)
    .select(['session.id as sessionId', 'session.lastSeenAt', 'session.expiresAt as sessionEndsAt'])
    .select(['operator.id', 'operator.name', 'operator.roles'])
    .executeTakeFirst()
  if (row === undefined) return null
  const { lastSeenAt, roles, ...operator } = row
  if (now.getTime() - lastSeenAt.getTime() > minute)
    // Worth no answer: where it cannot be written (a full disk), the next call writes it.
    await markSeen(db, operator.sessionId, now).catch(() => null)
  return { ...operator, roles: operatorRoles.filter((role) => roles.includes(role)) }
}

/** Ends every session of an operator, or the one. */
export async function endOperatorSessions(
  db: Kysely<DB>,
  whose: { operatorId: string } | { sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('operatorSession')
    .set({ revokedAt: now })
    .where((row) =>
      'sessionId' in whose ? row('id', '=', whose.sessionId) : row('operatorId', '=', whose.operatorId),
    )
    .where('revokedAt', 'is', null)
    .execute()
}

async function markSeen(db: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('operatorSession')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', now)
    .execute()
}
