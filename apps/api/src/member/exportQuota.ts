import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { takeUsage, usedOf } from '#member/usage.ts'
import { rowLimit } from '#rowLimit.ts'

const quotaCode = 'export'

function countOf({ tenantId }: Viewer, now: Date) {
  return { tenantId, quotaCode, period: 'day' as const, now }
}

/** Rows that the tenant may still write to files today; limit 0: the plan has no 导出. */
export async function exportsLeft(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<{ limit: number; remaining: number }> {
  const limit = await rowLimit(db, viewer, quotaCode)
  return { limit, remaining: Math.max(0, limit - (await usedOf(db, countOf(viewer, now)))) }
}

/** Counts the rows; false when fewer are left. */
export async function takeExports(db: Kysely<DB>, viewer: Viewer, rows: number, now: Date): Promise<boolean> {
  return (await takeUsage(db, countOf(viewer, now), rows, await rowLimit(db, viewer, quotaCode))) !== null
}
