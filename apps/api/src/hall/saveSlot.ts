import type { hall } from '@zhzz/contract/hall/calls.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { slotRoom } from '#hall/slotRoom.ts'

export const saveSlot: Handler<typeof hall.saveSlot> = async (
  { id, ...fields },
  { db, viewer, now, fail },
) => {
  // One after the other for a person until the write ends: two at once would pass the plan's number.
  await sql`select from sub_account where id = ${viewer.subAccountId} for update`.execute(db)
  const known = await db.selectFrom('hall').where('id', '=', fields.hallId).select('id').executeTakeFirst()
  if (known === undefined) throw fail('notFound')
  const row = {
    ...fields,
    moveInStart: fields.moveInStart ?? null,
    moveOutEnd: fields.moveOutEnd ?? null,
    heldUntil: fields.status === 'held' ? (fields.heldUntil ?? null) : null,
    updatedAt: now,
  }
  if (id !== undefined) {
    const changed = await db
      .updateTable('hallSlot')
      .set(row)
      .where('id', '=', id)
      .where('subAccountId', '=', viewer.subAccountId)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw fail('notFound')
    return { id }
  }
  const { used, limit } = await slotRoom(db, viewer)
  if (used >= limit) throw fail('quotaUsedUp', { quota: 'hall_slots', limit })
  const made = uuid()
  await db
    .insertInto('hallSlot')
    .values({ ...row, id: made, subAccountId: viewer.subAccountId, createdAt: now })
    .execute()
  return { id: made }
}
