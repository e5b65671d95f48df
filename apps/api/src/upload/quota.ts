import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { giveUsageBack, takeUsage, usedOf } from '#member/usage.ts'
import { rowLimit } from '#rowLimit.ts'

/** Of the plan, in megabytes a day; what a tenant used is counted in kilobytes. */
const planCode = 'upload_mb'

function countOf({ tenantId }: Viewer, now: Date) {
  return { tenantId, quotaCode: 'upload_kb', period: 'day' as const, now }
}

function kilobytesOf(bytes: number): number {
  return Math.ceil(bytes / 1024)
}

/** Megabytes a day that the viewer's plan lets the tenant send; null while some of them are left. */
export async function uploadsUsedUp(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<number | null> {
  const megabytes = await rowLimit(db, viewer, planCode)
  return (await usedOf(db, countOf(viewer, now))) >= megabytes * 1024 ? megabytes : null
}

/** Counts the bytes for the tenant's day; false when fewer are left. */
export async function takeBytes(db: Kysely<DB>, viewer: Viewer, bytes: number, now: Date): Promise<boolean> {
  const limit = (await rowLimit(db, viewer, planCode)) * 1024
  return (await takeUsage(db, countOf(viewer, now), kilobytesOf(bytes), limit)) !== null
}

/** What was taken for a file that was not kept after all. */
export async function giveBytesBack(db: Kysely<DB>, viewer: Viewer, bytes: number, now: Date): Promise<void> {
  await giveUsageBack(db, countOf(viewer, now), kilobytesOf(bytes))
}
