import { isPermitted } from '@zhzz/contract/permission.ts'
import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Context, Handler } from '#context.ts'
import { isOfTeam } from '#member/isOfTeam.ts'
import { roomLeft } from '#schedule/room.ts'

type Asked = Context<typeof schedule.saveMine>

export const saveMine: Handler<typeof schedule.saveMine> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { id, editionId, event, ...fields } = input
  const { room, limit } = await roomLeft(db, viewer)
  if (event?.regionCode && !(await isRegion(context, event.regionCode)))
    throw fail('invalid', { fields: ['event.regionCode'] })
  if (fields.memberIds && !(await isOfTeam(db, viewer, fields.memberIds)))
    throw fail('invalid', { fields: ['memberIds'] })
  const edition = editionId === undefined ? undefined : await datesOf(context, editionId)
  const there = await findOwn(context, { id, editionId })
  if (id !== undefined && there === undefined) throw fail('notFound')
  if (fields.isShared && !there?.isShared && !isPermitted(viewer, 'zky:schedule:share'))
    throw fail('forbidden')
  if (event !== undefined && there?.editionId) throw fail('invalid', { fields: ['event'] })
  const row = { ...fields, ...event, updatedAt: now }
  if (there !== undefined) {
    const known = there.editionId === null ? {} : await datesOf(context, there.editionId)
    await db
      .updateTable('myExhibition')
      .set({ ...row, ...known })
      .where('id', '=', there.id)
      .execute()
    return { id: there.id, isNew: false }
  }
  if (room === 0) throw fail('quotaUsedUp', { quota: 'my_exhibitions', limit })
  const made = uuid()
  await db
    .insertInto('myExhibition')
    .values({
      ...row,
      ...edition,
      id: made,
      subAccountId: viewer.subAccountId,
      editionId: editionId ?? null,
      createdAt: now,
    })
    .execute()
  return { id: made, isNew: true }
}

async function findOwn(
  { db, viewer }: Asked,
  { id, editionId }: { id: string | undefined; editionId: string | undefined },
) {
  if (id === undefined && editionId === undefined) return undefined
  return db
    .selectFrom('myExhibition')
    .where('subAccountId', '=', viewer.subAccountId)
    .where((on) => (id === undefined ? on('editionId', '=', editionId ?? '') : on('id', '=', id)))
    .select(['id', 'editionId', 'isShared'])
    .executeTakeFirst()
}

/** The dates of an edition as the person sees them now. */
async function datesOf({ db, fail }: Asked, editionId: string) {
  const dates = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .select(['startDate as knownStart', 'endDate as knownEnd'])
    .executeTakeFirst()
  if (dates === undefined) throw fail('notFound')
  return dates
}

async function isRegion({ db }: Asked, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('region').where('code', '=', code).select('code').executeTakeFirst()) !== undefined
  )
}
