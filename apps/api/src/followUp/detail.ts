import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { findRecord } from '#followUp/record.ts'

export const detail: Handler<typeof followUp.detail> = async ({ id }, { db, viewer, now, fail }) => {
  const record = await findRecord(db, viewer, id, now)
  if (record === undefined) throw fail('notFound')
  return record
}
