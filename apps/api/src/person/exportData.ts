import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { askForCopy } from '#member/personalCopy.ts'

/** Files in a day; making one reads everything that a person wrote. */
const mostADay = 3
const day = 24 * 3600 * 1000

export const exportData: Handler<typeof person.exportData> = async (_, { db, viewer, now, fail }) => {
  // One at a time: a second tap finds the first one.
  await db.selectFrom('subAccount').where('id', '=', viewer.subAccountId).forUpdate().select('id').execute()
  const recent = await db
    .selectFrom('personalExport')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('createdAt', '>', new Date(now.getTime() - day))
    .select(['id', 'state'])
    .execute()
  const waiting = recent.find(({ state }) => state === 'queued')
  if (waiting !== undefined) return { taskId: waiting.id }
  // A file that could not be made may be asked for once more.
  const made = recent.filter(({ state }) => state !== 'failed')
  if (made.length >= mostADay || recent.length >= 2 * mostADay)
    throw fail('tooManyRequests', { retryAfterSeconds: 3600 })
  return { taskId: await askForCopy(db, viewer.subAccountId, now) }
}
