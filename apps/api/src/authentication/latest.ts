import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Days before its end from which on an authentication may be asked for anew. */
const renewDays = 30

/** How the authentication of a tenant stands, what holds, what was handed in last, and whether it may be asked for now. */
export async function latestOf(db: Kysely<DB>, tenantId: string, now: Date) {
  const { authStatus, name } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['authStatus', 'name'])
    .executeTakeFirstOrThrow()
  const request = await db
    .selectFrom('authentication')
    .where('tenantId', '=', tenantId)
    .orderBy('requestNo', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst()
  const held = await db
    .selectFrom('authentication')
    .where('tenantId', '=', tenantId)
    .where('state', 'in', ['approved', 'ended'])
    .orderBy('requestNo', 'desc')
    .limit(1)
    .select('expiresAt')
    .executeTakeFirst()
  const expiresAt = held?.expiresAt ?? null
  const isPending = request?.state === 'pending' || authStatus === 1
  const isNearEnd = expiresAt !== null && expiresAt.getTime() - now.getTime() <= renewDays * 86_400_000
  return {
    authStatus,
    tenantName: name,
    request,
    expiresAt,
    isPending,
    mayApply: !isPending && (authStatus !== 3 || isNearEnd),
  }
}
