import type { CountedQuota, RowQuota } from '@zhzz/contract/quota.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Rows of one list that the plan shows for one query, or what it counts over a time. Infinity: all. */
export async function rowLimit(
  db: Kysely<DB>,
  viewer: Viewer | null,
  quotaCode: RowQuota | CountedQuota,
): Promise<number> {
  const quota = await db
    .selectFrom('planQuota')
    .modifyFront(prepared('row_limit'))
    .where('planCode', '=', viewer?.plan ?? 'anonymous')
    .where('quotaCode', '=', quotaCode)
    .select('limitValue')
    .executeTakeFirst()
  if (quota === undefined) return 0
  return quota.limitValue < 0 ? Number.POSITIVE_INFINITY : quota.limitValue
}
