import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { areOwnFiles, attachFiles } from '#followUp/attach.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { brokenTimes, columnsOf, isOwnContact } from '#followUp/fields.ts'
import { findRecord } from '#followUp/record.ts'
import { findTarget } from '#followUp/target.ts'

export const edit: Handler<typeof followUp.edit> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { id, version, editionId, ...fields } = input
  const before = await findRecord(db, id, context)
  if (before === undefined) throw fail('notFound')
  if (!before.canEdit) throw fail('forbidden')
  const broken = brokenTimes(fields, now)
  if (fields.contactId && !(await isOwnContact(db, viewer, before.companyId, fields.contactId)))
    broken.push('contactId')
  if (editionId && (await findTarget(db, 'exhibition', editionId)) === undefined) broken.push('editionId')
  if (!(await areOwnFiles(db, viewer, fields.fileIds))) broken.push('fileIds')
  if (broken.length > 0) throw fail('invalid', { fields: broken })

  const target = await findTarget(db, before.targetType, before.targetId)
  const changed = await db
    .updateTable('followUp')
    .set({
      ...columnsOf(fields),
      editionId: editionId ?? target?.editionId ?? null,
      version: version + 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) throw fail('conflict', { current: before })
  await attachFiles(db, id, fields.fileIds)
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
  const record = await findRecord(db, id, context)
  if (record === undefined) throw fail('notFound')
  return record
}
