import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { brokenTimes, columnsOf, isOwnContact } from '#followUp/fields.ts'
import { findRecord } from '#followUp/record.ts'

export const edit: Handler<typeof followUp.edit> = async (input, { db, viewer, now, fail }) => {
  const { id, version, editionId, ...fields } = input
  const before = await findRecord(db, viewer, id, now)
  if (before === undefined) throw fail('notFound')
  if (!before.canEdit) throw fail('forbidden')
  const broken = brokenTimes(fields, now)
  if (fields.contactId && !(await isOwnContact(db, viewer, before.companyId, fields.contactId)))
    broken.push('contactId')
  if (broken.length > 0) throw fail('invalid', { fields: broken })

  const changed = await db
    .updateTable('followUp')
    .set({ ...columnsOf(fields), editionId: editionId ?? null, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) throw fail('conflict', { current: before })
  await db
    .insertInto('followUpRevision')
    .values({
      followUpId: id,
      version,
      content: JSON.stringify(before),
      createdBy: viewer.subAccountId,
      createdAt: now,
    })
    .execute()
  if (before.companyId !== null) await refreshCustomer(db, viewer, before.companyId, now)
  const record = await findRecord(db, viewer, id, now)
  if (record === undefined) throw fail('notFound')
  return record
}
