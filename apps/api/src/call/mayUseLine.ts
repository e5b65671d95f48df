import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** 线路外呼 is part of the team plan, and can be opened for a tenant of another. */
export async function mayUseLine(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<boolean> {
  if (viewer.plan === 'team') return true
  const open = await db
    .selectFrom('applicationOpen')
    .where('tenantId', '=', viewer.tenantId)
    .where('code', '=', 'callLine')
    .where('state', '=', 'open')
    .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', now)]))
    .select('code')
    .executeTakeFirst()
  return open !== undefined
}
