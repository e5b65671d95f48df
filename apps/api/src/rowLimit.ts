import type { CountedQuota, RowQuota } from '@zhzz/contract/quota.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { limitsOfViewer } from '#limitsOf.ts'

/** Rows of one list that are shown for one query, or what is counted over a time: by the plan, or the tenant's own. Infinity: all. */
export async function rowLimit(
  db: Kysely<DB>,
  viewer: Viewer | null,
  quotaCode: RowQuota | CountedQuota,
): Promise<number> {
  const quota = await db
    .selectFrom(limitsOfViewer(viewer).as('given'))
    .modifyFront(prepared('row_limit'))
    .where('given.quotaCode', '=', quotaCode)
    .select('given.limitValue')
    .executeTakeFirst()
  if (quota === undefined) return 0
  return quota.limitValue < 0 ? Number.POSITIVE_INFINITY : quota.limitValue
}
