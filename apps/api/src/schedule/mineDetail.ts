import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { type MineDetail, mostShown } from '@zhzz/contract/schedule/mineDetail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import type { Viewer } from '#http/session.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'
import { expensesOf } from '#schedule/expenses.ts'
import { ownRows, rowOf, shownRows } from '#schedule/rows.ts'

export const mineDetail: Handler<typeof schedule.mineDetail> = async (
  { id, editionId },
  { db, viewer, now, locale, fail },
) => {
  const asked = ownRows(db, viewer).where((on) =>
    id === undefined ? on('mine.editionId', '=', editionId ?? '') : on('mine.id', '=', id),
  )
  const row = await shownRows(asked, { viewer, today: shanghaiDay(now), locale })
    .select('mine.proposedAt')
    .executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  const { proposedAt, ...shown } = row
  const mine = rowOf(shown, locale)
  const targetIds = mine.editionId === null ? [] : await targetsOf(db, viewer, mine.editionId)
  return {
    mine,
    event: mine.editionId === null ? await eventOf(db, mine.id) : null,
    proposedAt: proposedAt?.toISOString() ?? null,
    members: await peopleOf(db, viewer, mine.memberIds),
    targets: await exhibitorRows(db, targetIds, { viewer, now, locale }),
    followUps: mine.editionId === null ? [] : await writtenAt(db, viewer, mine.editionId),
    expenses: await expensesOf(db, mine.id),
    results: await resultsOf(db, viewer, mine.editionId),
  }
}

async function eventOf(db: Kysely<DB>, id: string): Promise<MineDetail['event']> {
  const { name, startDate, endDate, ...rest } = await db
    .selectFrom('myExhibition')
    .where('id', '=', id)
    .select(['name', 'startDate', 'endDate', 'regionCode', 'place', 'longitude', 'latitude', 'industryCode'])
    .select(['organizer', 'website', 'moveInStart', 'moveOutEnd'])
    .executeTakeFirstOrThrow()
  return name === null || startDate === null || endDate === null
    ? null
    : { name, startDate, endDate, ...rest }
}

async function peopleOf(db: Kysely<DB>, viewer: Viewer, ids: string[]): Promise<MineDetail['members']> {
  if (ids.length === 0) return []
  return db
    .selectFrom('subAccount')
    .where('tenantId', '=', viewer.tenantId)
    .where('id', 'in', ids)
    .orderBy('realName')
    .select(['id', 'realName as name'])
    .execute()
}

async function targetsOf(db: Kysely<DB>, viewer: Viewer, editionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('targetItem as target')
    .innerJoin('exhibitor', 'exhibitor.id', 'target.exhibitorId')
    .where('target.subAccountId', '=', viewer.subAccountId)
    .where('target.editionId', '=', editionId)
    .orderBy(sql`target.state = 'visited'`)
    .orderBy('exhibitor.boothWalk')
    .orderBy('exhibitor.id')
    .limit(mostShown)
    .select('exhibitor.id')
    .execute()
  return rows.map((row) => row.id)
}

async function writtenAt(
  db: Kysely<DB>,
  viewer: Viewer,
  editionId: string,
): Promise<MineDetail['followUps']> {
  const rows = await readableFollowUps(db, viewer)
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'followUp.editionId')
    .leftJoin('company', 'company.id', 'followUp.companyId')
    .where('followUp.editionId', '=', editionId)
    .orderBy('followUp.followTime', 'desc')
    .orderBy('followUp.id', 'desc')
    .limit(mostShown)
    .select(['followUp.id', 'followUp.content', 'followUp.followTime', 'person.realName as byName'])
    .select((row) => row.fn.coalesce('company.name', 'edition.name').as('targetName'))
    .execute()
  return rows.map((row) => ({ ...row, followTime: row.followTime.toISOString() }))
}

async function resultsOf(
  db: Kysely<DB>,
  viewer: Viewer,
  editionId: string | null,
): Promise<MineDetail['results']> {
  if (editionId === null) return { followUps: 0, quoted: 0, won: 0 }
  const { followUps } = await readableFollowUps(db, viewer)
    .where('followUp.editionId', '=', editionId)
    .select((row) => row.fn.countAll<number>().as('followUps'))
    .executeTakeFirstOrThrow()
  const stages = await db
    .selectFrom('targetItem as target')
    .innerJoin('exhibitor', 'exhibitor.id', 'target.exhibitorId')
    .innerJoin('customer', 'customer.companyId', 'exhibitor.companyId')
    .where('target.subAccountId', '=', viewer.subAccountId)
    .where('target.editionId', '=', editionId)
    .where('customer.tenantId', '=', viewer.tenantId)
    .select(
      sql<number>`count(distinct customer.company_id) filter (where stage in ('quoted', 'won'))`.as('quoted'),
    )
    .select(sql<number>`count(distinct customer.company_id) filter (where stage = 'won')`.as('won'))
    .executeTakeFirstOrThrow()
  return { followUps, ...stages }
}
