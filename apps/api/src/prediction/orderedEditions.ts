import type { Input } from '@zhzz/contract/endpoint.ts'
import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { isInRegions, isOfTopics, type Profile } from '#member/profile.ts'
import { contactWindow, rollingSellers, urgency } from '#prediction/contactWindow.ts'
import { matchedSql } from '#prediction/matching.ts'
import { neighbourStart } from '#prediction/rhythm.ts'

type Asked = Omit<Input<typeof prediction.editions>, 'cursor' | 'limit'> & {
  profile: Profile | null
  /** ids of 我的关注; undefined: all */
  within: string[] | undefined
  today: string
}

/** More than this nobody scrolls through. */
const most = 5_000

/**
 * Ids of the editions of a tab in the order asked for; a few thousand at most. The database narrows and orders them and
 * gives no more than the ids, but for contact windows, which follow from several dates and are worked out here.
 */
export async function orderedEditions(db: Kysely<DB>, asked: Asked): Promise<{ id: string }[]> {
  const { tab, sort, seller, closingFor, profile, today } = asked
  const query = narrowed(db, asked).limit(most).select('edition.id')
  const day = tab === 'past' ? sql`edition.start_date desc` : sql`edition.start_date`
  if (closingFor === undefined && sort !== 'contactWindow') {
    const first = {
      // What can be acted on stands before what is only named.
      startDate: tab === 'recommended' ? sql`head.lack_code is not null` : undefined,
      highCount: sql`head.high_count desc`,
      matchedCount: profile ? sql`${matchedSql(profile)} desc` : undefined,
    }[sort]
    const rows = await query
      .$if(first !== undefined, (it) => it.orderBy(first ?? day))
      .orderBy(day)
      .orderBy('edition.id')
      .execute()
    return rows
  }
  const rolls = rollingSellers.includes(closingFor ?? seller)
  const rows = await query
    .orderBy(day)
    .orderBy('edition.id')
    .select([
      'edition.startDate',
      'edition.drawingReviewDeadline',
      'edition.freightDeadline',
      'head.highCount',
    ])
    .select(sql<string | null>`case when ${rolls} then series.frequency end`.as('frequency'))
    .select(sql<string | null>`case when ${rolls} then ${neighbourStart('previous')} end`.as('previousStart'))
    .select(sql<string | null>`case when ${rolls} then ${neighbourStart('next')} end`.as('nextStart'))
    .select((profile ? matchedSql(profile) : sql<number>`0`).as('matched'))
    .execute()
  const windowed = rows.flatMap((row, at) => {
    const window = contactWindow(closingFor ?? seller, row, today)
    if (closingFor !== undefined && !(window.state === 'open' && window.days <= 7)) return []
    const key = {
      startDate: at,
      highCount: -row.highCount,
      matchedCount: -(row.matched ?? 0),
      contactWindow: urgency(window),
    }[sort]
    return [{ id: row.id, at, key }]
  })
  return windowed.sort((a, b) => a.key - b.key || a.at - b.at)
}

function narrowed(db: Kysely<DB>, asked: Asked) {
  const { tab, within, industryCodes = [], regionCodes = [], from, to, onlyMatched, profile, today } = asked
  const isPast = tab === 'past'
  // Whom to call this week can be said only where somebody is expected.
  const isPredicted = isPast || asked.closingFor !== undefined
  // Left joins: the planner leaves out those that nothing asks of.
  return db
    .selectFrom('predictionEdition as head')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'head.editionId')
    .leftJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('edition.startDate', isPast ? '<=' : '>', today)
    .$if(within !== undefined, (query) =>
      query.where('edition.id', '=', sql<string>`any(${within ?? []}::uuid[])`),
    )
    .$if(isPredicted, (query) => query.where('head.lackCode', 'is', null))
    .$if(industryCodes.length > 0, (query) => query.where(isOfTopics(industryCodes)))
    .$if(regionCodes.length > 0, (query) => query.where(isInRegions(regionCodes)))
    .$if(from !== undefined, (query) => query.where('edition.startDate', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('edition.startDate', '<=', to ?? ''))
    .$if(onlyMatched, (query) => query.where(profile ? matchedSql(profile) : sql<number>`0`, '>', 0))
}
