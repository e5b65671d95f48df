import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { type Attributed, attributed, type Touch } from '#schedule/review/attributed.ts'
import { type Deal, type DealRecord, dealsOf } from '#schedule/review/deals.ts'
import { isReviewed, leadRecords, touches } from '#schedule/review/readable.ts'

/** Of an edition; of one person there, or (null) of all of them. */
type Counted = { editionId: string; personId: string | null }

/** All that the viewer's reviews are made of. Money in 分. */
export type Ledger = {
  contacts: (Counted & { contacted: number; met: number })[]
  targets: (Counted & { targets: number })[]
  /** editionId null: an event of one's own, in the year of its last day */
  costs: { editionId: string | null; year: number; personId: string; cost: number }[]
  deals: Attributed[]
}

/** An edition, and each person there. */
const byEditionAndPerson = sql`group by grouping sets ((edition_id), (edition_id, person_id))`

export async function ledgerOf(db: Kysely<DB>, viewer: Viewer, windowDays: number): Promise<Ledger> {
  const contacts = await rowsOf<Ledger['contacts'][number]>(
    db,
    sql`select edition_id, person_id, count(distinct lead)::int as contacted,
        count(distinct lead) filter (where is_meeting)::int as met
      from ${touches(db, viewer)} touch ${byEditionAndPerson}`,
  )
  const targets = await rowsOf<Ledger['targets'][number]>(
    db,
    sql`select edition_id, person_id, count(distinct lead)::int as targets
      from (select target.edition_id, target.sub_account_id as person_id,
          coalesce(exhibitor.company_id, exhibitor.id) as lead
        from target_item target join exhibitor on exhibitor.id = target.exhibitor_id
        where ${isReviewed(viewer, sql`target.sub_account_id`)}) marked ${byEditionAndPerson}`,
  )
  return { contacts, targets, costs: await costsOf(db, viewer), deals: await dealsIn(db, viewer, windowDays) }
}

/** What one's own rows cost, and by their single expenses those of the team; a mere sum stays its owner's. */
async function costsOf(db: Kysely<DB>, viewer: Viewer): Promise<Ledger['costs']> {
  const isOwn = sql`mine.sub_account_id = ${viewer.subAccountId}`
  return rowsOf(
    db,
    sql`select mine.edition_id, extract(year from coalesce(edition.end_date, mine.end_date))::int as year,
        coalesce(expense.sub_account_id, mine.sub_account_id) as person_id,
        (sum(coalesce(expense.amount, mine.actual_cost)) * 100)::float8 as cost
      from my_exhibition mine
      left join exhibition_expense expense on expense.my_exhibition_id = mine.id
      left join exhibition_edition edition on edition.id = mine.edition_id
      where ${isReviewed(viewer, sql`mine.sub_account_id`)}
        and (expense.id is not null or (mine.actual_cost is not null and ${isOwn}))
        and (mine.edition_id is not null or ${isOwn})
      group by mine.edition_id, 2, 3`,
  )
}

async function dealsIn(db: Kysely<DB>, viewer: Viewer, windowDays: number): Promise<Attributed[]> {
  const records = await rowsOf<DealRecord>(
    db,
    sql`${leadRecords(db, viewer)
      .where('followUp.stage', 'in', ['quoted', 'won', 'lost'])
      .select(['followUp.stage', 'followUp.followTime as at', 'followUp.subAccountId as personId'])
      .select(sql<number | null>`(follow_up.deal_amount * 100)::float8`.as('amount'))
      .orderBy('lead')
      .orderBy('followUp.followTime')
      .orderBy('followUp.id')}`,
  )
  const deals: Deal[] = [...Map.groupBy(records, ({ lead }) => lead).values()].flatMap((ofLead) =>
    dealsOf(ofLead, windowDays),
  )
  if (deals.length === 0) return []
  const leads = [...new Set(deals.map(({ lead }) => lead))]
  const touched = await rowsOf<Touch>(
    db,
    sql`select lead, edition_id, at from ${touches(db, viewer)} touch where lead = any(${leads}::uuid[])`,
  )
  return attributed(deals, touched, windowDays)
}

async function rowsOf<Row>(db: Kysely<DB>, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`${query}`.execute(db)
  return rows
}
