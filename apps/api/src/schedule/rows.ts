import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import { joinRole, type MyExhibition, planState } from '@zhzz/contract/schedule/myExhibition.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import { type Kysely, sql } from 'kysely'
import { readStatus } from '#exhibition/status.ts'
import type { Viewer } from '#http/session.ts'
import { isSeenByTeam } from '#member/scheduled.ts'
import { isFollowed } from '#member/teamFollowUp.ts'
import { cityName } from '#region/regionName.ts'

export const startDate = sql<string>`coalesce(edition.start_date, mine.start_date)`
export const endDate = sql<string>`coalesce(edition.end_date, mine.end_date)`

/** 实际花费 of a row: its expenses; before there are any, what its owner said. */
export const spent = sql<number | null>`coalesce((select sum(amount) from exhibition_expense
  where my_exhibition_id = mine.id), mine.actual_cost)`

/** On which tab of 我的展会 a row stands; an edition put off without a new date is still to come. */
export function tabOn(today: string) {
  return sql<string>`case when edition.set_status = 'cancelled' then 'cancelled'
    when edition.set_status = 'postponed' and edition.original_start_date is null then 'upcoming'
    when ${startDate} > ${today}::date then 'upcoming'
    when ${endDate} < ${today}::date then 'ended' else 'ongoing' end`
}

/** `my_exhibition as mine` of a person, with the edition it stands for. */
export function ownRows(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('myExhibition as mine')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'mine.editionId')
    .where('mine.subAccountId', '=', viewer.subAccountId)
}

/** Such rows of a person, those that people of their team have shared, and those they are to go along to. */
export function teamRows(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('myExhibition as mine')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'mine.editionId')
    .where(isSeenByTeam(viewer, sql`mine`))
}

/** Of such rows what 我的展会 shows, to be read by `rowOf`. */
export function shownRows(
  query: ReturnType<typeof ownRows>,
  { viewer, today, locale }: { viewer: Viewer; today: string; locale: Locale },
) {
  const target = sql`from target_item target where target.sub_account_id = mine.sub_account_id
    and target.edition_id = mine.edition_id`
  const targetCompany = sql`(select company_id from exhibitor where exhibitor.id = target.exhibitor_id)`
  return query
    .leftJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .leftJoin('region', (join) =>
      join.on('region.code', '=', sql<string>`coalesce(edition.region_code, mine.region_code)`),
    )
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(['mine.id', 'mine.editionId', 'mine.joinRole', 'mine.reminders', 'mine.note', 'mine.budget'])
    .select(spent.as('actualCost'))
    .select(
      sql<boolean>`exists (select from exhibition_expense where my_exhibition_id = mine.id)`.as(
        'hasExpenses',
      ),
    )
    .select(['mine.planState', 'mine.goalLeads', 'mine.goalMeetings'])
    .select(['mine.isShared', 'mine.memberIds', 'mine.knownStart', 'mine.knownEnd', 'mine.industryCode'])
    .select(['edition.hallId', 'series.industryCodes', cityName('region', 'parent', locale).as('cityName')])
    .select([startDate.as('startDate'), endDate.as('endDate')])
    .select(sql<string>`coalesce(edition.name, mine.name)`.as('name'))
    .select((row) => row.fn.coalesce('edition.englishName', 'series.englishName').as('englishName'))
    .select(
      (isChinese(locale)
        ? sql<string | null>`coalesce(hall.name, edition.venue_text, mine.place)`
        : sql<string | null>`coalesce(hall.english_name, hall.name, edition.venue_text, mine.place)`
      ).as('placeName'),
    )
    .select(sql<number | null>`coalesce(hall.longitude, edition.longitude, mine.longitude)`.as('longitude'))
    .select(sql<number | null>`coalesce(hall.latitude, edition.latitude, mine.latitude)`.as('latitude'))
    .select(sql<number>`${startDate} - ${today}::date`.as('daysLeft'))
    .select(
      sql<string>`coalesce(edition.set_status, case when ${startDate} > ${today}::date then 'upcoming'
        when ${endDate} < ${today}::date then 'ended' else 'ongoing' end)`.as('status'),
    )
    .select(sql<number>`(select count(*) ${target})`.as('targetCount'))
    .select(sql<number>`(select count(*) ${target} and target.state = 'visited')`.as('visitedCount'))
    .select(
      sql<number>`(select count(*) ${target} and ${isFollowed(viewer, targetCompany)})`.as('followedCount'),
    )
}

type Shown = Awaited<ReturnType<ReturnType<typeof shownRows>['execute']>>[number]

export function rowOf(row: Shown, locale: Locale): MyExhibition {
  const { knownStart, knownEnd, industryCode, industryCodes, cityName: city, ...rest } = row
  const hasMoved = row.editionId !== null && (knownStart !== row.startDate || knownEnd !== row.endDate)
  return {
    ...rest,
    status: readStatus(row.status),
    joinRole: joinRole.nullable().parse(row.joinRole),
    planState: planState.parse(row.planState),
    cityName: city === null ? null : shortPlace(city),
    tile: tileOf(row.name, industryCodes ?? (industryCode === null ? [] : [industryCode]), locale),
    movedFrom:
      hasMoved && knownStart !== null && knownEnd !== null
        ? { startDate: knownStart, endDate: knownEnd }
        : null,
  }
}
