import { createHash, randomBytes } from 'node:crypto'
import type { AccessKeyScope } from '@zhzz/contract/accessKey/scope.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { grantedPermissions } from '#http/grantedPermissions.ts'
import { maskIp, Network } from '#http/network.ts'
import { planToday } from '#http/planToday.ts'

/** Who is at the other end of the connection, signed in or not. */
export type Caller = {
  /** To be told apart by; what is limited is limited of the network. */
  ip: string
  /** Of `ip`, with the secret key: the address cannot be tried out from it. */
  ipHash: Buffer
  network: Network
  /** Of the network with its neighbours, where the account may have signed in before (`account/home.ts`). */
  homeHash: Buffer
  userAgent: string
  platform: string
  /** That asks for a code, or asked for one within the last hour; else empty. */
  device: string
}

/** A caller at an address. With the neighbours a telephone is at home too when it has another address each day. */
export function callerAt(
  ip: string,
  sealing: Sealing,
  said: Pick<Caller, 'userAgent' | 'platform' | 'device'>,
): Caller {
  const network = Network.of(ip)
  const homeHash = sealing.sign('home', String(network.wide))
  return { ...said, ip, ipHash: sealing.sign('address', ip), network, homeHash }
}

/** What a call was asked with in place of a session. */
export type AccessKey = AccessKeyScope & { id: string; name: string; expiresAt: Date }

/** The person behind a signed-in call, and what the plan of the tenant is today. */
export type Viewer = {
  /** Of a key for programs: its id. */
  sessionId: string
  /** Null: a person who has signed in. */
  accessKey: AccessKey | null
  subAccountId: string
  accountId: string
  tenantId: string
  realName: string | null
  /** Code of the plan whose numbers apply (planToday.ts). */
  plan: string
  isOwner: boolean
  roles: string[]
  /** By the roles, and given to the person alone. */
  permissions: string[]
}

const day = 24 * 3600 * 1000
const idle = 30 * day
const absolute = 90 * day
const seenEvery = 5 * 60 * 1000

/** Seconds until a new session ends at the latest. */
export const sessionSeconds = absolute / 1000

/** 256 random bits; the database keeps their sha256 only. */
export async function openSession(
  db: Kysely<DB>,
  owner: { accountId: string; subAccountId: string; ssoIdentityId?: string | null },
  caller: Caller,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('loginSession')
    .values({
      ...owner,
      id: uuid(),
      tokenHash: hashOfText(token),
      platform: caller.platform,
      userAgent: caller.userAgent,
      ipHash: caller.ipHash,
      ipMask: maskIp(caller.ip),
      networkHash: caller.homeHash,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + absolute),
    })
    .execute()
  return token
}

/** The viewer of a token; null when it is unknown, revoked, idle for 30 days, 90 days old, or its owner is disabled. */
export async function findViewer(db: Kysely<DB>, token: string, now: Date): Promise<Viewer | null> {
  const row = await db
    .selectFrom('loginSession as session')
    .modifyFront(prepared('viewer'))
    .innerJoin('subAccount as person', 'person.id', 'session.subAccountId')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('session.tokenHash', '=', hashOfText(token))
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('session.lastSeenAt', '>', new Date(now.getTime() - idle))
    .where('account.status', '=', 'active')
    .where('person.status', '=', 'active')
    .select(['session.id as sessionId', 'session.lastSeenAt', 'person.id as subAccountId', 'person.realName'])
    .select(['account.id as accountId', 'tenant.id as tenantId', 'person.roles', 'person.isOwner'])
    .select(grantedPermissions.as('permissions'))
    .select(planToday(now).as('plan'))
    .executeTakeFirst()
  if (row === undefined) return null
  const { lastSeenAt, ...viewer } = row
  if (now.getTime() - lastSeenAt.getTime() > seenEvery)
    // Worth no answer: where it cannot be written (a full disk), the next call writes it.
    await markSeen(db, viewer.sessionId, now).catch(() => null)
  return { ...viewer, accessKey: null }
}

export async function revokeSession(db: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('loginSession').set({ revokedAt: now }).where('id', '=', sessionId).execute()
}

/** The sessions of an account that still let somebody in. */
export function openSessions(db: Kysely<DB>, accountId: string, now: Date) {
  return db
    .selectFrom('loginSession')
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', new Date(now.getTime() - idle))
}

/** Ends every session of an account, but the one to keep; how many there were. */
export async function revokeSessions(
  db: Kysely<DB>,
  accountId: string,
  now: Date,
  keep?: string,
): Promise<number> {
  const ended = await db
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .$if(keep !== undefined, (query) => query.where('id', '<>', keep ?? ''))
    .returning('id')
    .execute()
  return ended.length
}

async function markSeen(db: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('loginSession')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', now)
    .execute()
}

export function hashOfText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
