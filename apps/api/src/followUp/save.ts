import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { areOwnFiles, attachFiles } from '#followUp/attach.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { brokenTimes, columnsOf, isOwnContact } from '#followUp/fields.ts'
import { findRecord } from '#followUp/record.ts'
import { settleDue, settledBy } from '#followUp/settleDue.ts'
import { findTarget } from '#followUp/target.ts'
import type { Viewer } from '#http/session.ts'

export const save: Handler<typeof followUp.save> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { targetType, targetId, clientUid, callId, allowDuplicate, editionId, ...fields } = input
  const written = await findByClientUid(db, viewer, clientUid)
  if (written !== undefined) {
    const record = await findRecord(db, written.id, context)
    if (record === undefined) throw fail('notFound')
    return { ...record, settled: await settledBy(db, record.id) }
  }
  const target = await findTarget(db, targetType, targetId)
  if (target === undefined) throw fail('notFound')
  const broken = brokenTimes(fields, now)
  if (fields.contactId && !(await isOwnContact(db, viewer, target.companyId, fields.contactId)))
    broken.push('contactId')
  if (editionId && (await findTarget(db, 'exhibition', editionId)) === undefined) broken.push('editionId')
  if (callId && !(await isOwnCall(db, viewer, callId))) broken.push('callId')
  if (!(await areOwnFiles(db, viewer, fields.fileIds))) broken.push('fileIds')
  if (broken.length > 0) throw fail('invalid', { fields: broken })
  if (!allowDuplicate && (await isRepeated(db, viewer, targetId, fields.content, now)))
    throw fail('duplicateFollowUp')

  const id = uuid()
  const inserted = await db
    .insertInto('followUp')
    .values({
      ...columnsOf(fields),
      id,
      tenantId: viewer.tenantId,
      subAccountId: viewer.subAccountId,
      targetType,
      targetId,
      companyId: target.companyId,
      editionId: editionId ?? target.editionId,
      clientUid,
      callId: callId ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('clientUid').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted !== undefined) {
    await attachFiles(db, id, fields.fileIds)
    const { companyId } = target
    const followTime = new Date(fields.followTime)
    await settleDue(db, viewer, { id, targetType, targetId, companyId, followTime, now })
  }
  // The same record came at the same time by another way, and it is another tenant's or just written.
  const kept = inserted ?? (await findByClientUid(db, viewer, clientUid))
  if (kept === undefined) throw fail('invalid', { fields: ['clientUid'] })
  if (target.companyId !== null) await refreshCustomer(db, viewer, target.companyId, now)
  const record = await findRecord(db, kept.id, context)
  if (record === undefined) throw fail('notFound')
  return { ...record, settled: await settledBy(db, kept.id) }
}

async function findByClientUid(db: Kysely<DB>, viewer: Viewer, clientUid: string) {
  return await db
    .selectFrom('followUp')
    .where('clientUid', '=', clientUid)
    .where('subAccountId', '=', viewer.subAccountId)
    .select('id')
    .executeTakeFirst()
}

async function isOwnCall(db: Kysely<DB>, viewer: Viewer, callId: string): Promise<boolean> {
  const row = await db
    .selectFrom('callRecord')
    .where('id', '=', callId)
    .where('subAccountId', '=', viewer.subAccountId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same words about the same target within a minute: perhaps a slip, so the person is asked. */
async function isRepeated(db: Kysely<DB>, viewer: Viewer, targetId: string, content: string, now: Date) {
  // Of the same words sent twice at once the second waits here for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${viewer.subAccountId} ${targetId} ${content}`}, 0))`.execute(
    db,
  )
  const row = await db
    .selectFrom('followUp')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('targetId', '=', targetId)
    .where('content', '=', content)
    .where('deletedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - 60_000))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
