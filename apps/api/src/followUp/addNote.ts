import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { notesOf } from '#followUp/notes.ts'
import { findRecord } from '#followUp/record.ts'

export const addNote: Handler<typeof followUp.addNote> = async ({ id, kind, content }, context) => {
  const { db, viewer, now, fail } = context
  const record = await findRecord(db, id, context)
  if (record === undefined) throw fail('notFound')
  // While a record can be edited it is edited; what others wrote is not theirs to correct.
  if (kind === 'correction' && (!record.isMine || record.canEdit)) throw fail('forbidden')
  await db
    .insertInto('followUpNote')
    .values({
      id: uuid(),
      followUpId: id,
      subAccountId: viewer.subAccountId,
      kind,
      content,
      createdAt: now,
    })
    .execute()
  return { notes: await notesOf(db, id, viewer) }
}
