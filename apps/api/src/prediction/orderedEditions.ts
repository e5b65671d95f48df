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
 * Ids of the editions of a tab in the order asked for; a few thousand at most. What a tab holds and what comes first
 * follow from the contact windows, which rest on several dates and are worked out here.
 */
export async function orderedEditions(db: Kysely<DB>, asked: Asked): Promise<{ id: string }[]> {
  const { tab, sort, closingFor, profile, today } = asked
  const seller = closingFor ?? asked.seller
  const rolls = rollingSellers.includes(seller)
  const isPast = tab === 'past'
  const rows = await narrowed(db, asked)
    .limit(most)
    .orderBy(isPast ? sql`abs(edition.start_date - ${today}::date)` : sql`edition.start_date`)
    .orderBy('edition.id')
    .select([
      'edition.id',
      'edition.startDate',
      'edition.drawingReviewDeadline',
      'edition.freightDeadline',
      'edition.exhibitorListStatus',
      'edition.setStatus',
      'head.lackCode',
      'head.highCount',
    ])
    .select(sql<string | null>`case when ${rolls} then series.frequency end`.as('frequency'))
    .select(sql<string | null>`case when ${rolls} then ${neighbourStart('previous')} end`.as('previousStart'))
    .select(sql<string | null>`case when ${rolls} then ${neighbourStart('next')} end`.as('nextStart'))
    .select((profile ? matchedSql(profile) : sql<number>`0`).as('matched'))
    .execute()
  const placed = rows.flatMap((row) => {
    const window = contactWindow(seller, row, today)
    const isPredicted = row.lackCode === null && row.setStatus !== 'cancelled'
    const isBehind =
      row.startDate <= today ||
      row.exhibitorListStatus === 'published' ||
      (isPredicted && window.state === 'closed')
    if (tab !== 'mine' && isBehind !== isPast) return []
    if (closingFor !== undefined && !(window.state === 'open' && window.days <= 7)) return []
    const days = Date.parse(row.startDate) / 86_400_000
    const key = {
      startDate: isPast ? -days : days,
      highCount: -row.highCount,
      matchedCount: -(row.matched ?? 0),
      contactWindow: isPast ? -days : urgency(window),
    }[sort]
    // What can be acted on stands before what is only named.
    return [{ id: row.id, group: isPast || isPredicted ? 0 : 1, key, days: isPast ? -days : days }]
  })
  return placed.sort((a, b) => a.group - b.group || a.key - b.key || a.days - b.days)
}

function narrowed(db: Kysely<DB>, asked: Asked) {
  const { tab, within, industryCodes = [], regionCodes = [], from, to, onlyMatched, profile, today } = asked
  const isPast = tab === 'past'
  // Left joins: the planner leaves out those that nothing asks of.
  return (
    db
      .selectFrom('predictionEdition as head')
      .innerJoin('exhibitionEdition as edition', 'edition.id', 'head.editionId')
      .leftJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
      .leftJoin('region', 'region.code', 'edition.regionCode')
      .leftJoin('region as parent', 'parent.code', 'region.parentCode')
      .$if(!isPast, (query) => query.where('edition.startDate', '>', today))
      .$if(within !== undefined, (query) =>
        query.where('edition.id', '=', sql<string>`any(${within ?? []}::uuid[])`),
      )
      // Nothing had been said of a list that came out first, but it is one to look at.
      .$if(isPast, (query) =>
        query.where((where) =>
          where.or([
            where('head.lackCode', 'is', null),
            where.and([where('head.lackCode', '=', 'listPublished'), where('edition.startDate', '>', today)]),
          ]),
        ),
      )
      // Whom to call this week can be said only where somebody is expected.
      .$if(asked.closingFor !== undefined, (query) => query.where('head.lackCode', 'is', null))
      .$if(industryCodes.length > 0, (query) => query.where(isOfTopics(industryCodes)))
      .$if(regionCodes.length > 0, (query) => query.where(isInRegions(regionCodes)))
      .$if(from !== undefined, (query) => query.where('edition.startDate', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('edition.startDate', '<=', to ?? ''))
      .$if(onlyMatched, (query) => query.where(profile ? matchedSql(profile) : sql<number>`0`, '>', 0))
  )
}
