import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { notesOf } from '#followUp/notes.ts'
import { findRecord } from '#followUp/record.ts'

export const detail: Handler<typeof followUp.detail> = async ({ id }, context) => {
  const { db, viewer, fail } = context
  const record = await findRecord(db, id, context)
  if (record === undefined) throw fail('notFound')
  return { ...record, notes: await notesOf(db, id, viewer) }
}
