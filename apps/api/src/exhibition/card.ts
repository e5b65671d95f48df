import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { readStatus, statusOn } from '#exhibition/status.ts'
import { countsOf } from '#exhibition/topicCounts.ts'
import { itemLabel } from '#label.ts'
import { favoriteIds } from '#member/favorite.ts'
import { isScheduled } from '#member/scheduled.ts'
import { cityName } from '#region/regionName.ts'

type Hit = Pick<EditionCard, 'nameMarks' | 'hitReason'>

/** Cards of editions in the order of `ids`; `hitOf` says why a search found each, `topic` whose exhibitors are counted. Unknown ids are left out. */
export async function editionCards(
  db: Kysely<DB>,
  ids: string[],
  {
    viewer,
    now,
    locale,
    hitOf,
    topic = null,
  }: Reader & { hitOf?: (id: string) => Hit | undefined; topic?: string | null },
): Promise<EditionCard[]> {
  if (ids.length === 0) return []
  const today = shanghaiDay(now)
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('edition.id', 'in', ids)
    .select([
      'edition.id',
      'edition.seriesId',
      'edition.name',
      'edition.editionNo',
      'edition.startDate',
      'edition.endDate',
    ])
    .select([
      'hall.id as hallId',
      'edition.listedExhibitorCount',
      'edition.posterUrl',
      'series.isUfiApproved',
      'series.industryCodes',
    ])
    .select((row) => row.fn.coalesce('edition.englishName', 'series.englishName').as('englishName'))
    .select(hallName(locale).as('hallName'))
    .select([statusOn(today).as('status'), cityName('region', 'parent', locale).as('cityName')])
    .select(sql<number>`edition.start_date - ${today}::date`.as('daysLeft'))
    .select(
      sql<
        string[]
      >`array(select ${itemLabel('item', locale)} from unnest(series.industry_codes) as topic (code)
      join dictionary_item item on item.type = 'exhibition_industry' and item.code = topic.code)`.as(
        'industries',
      ),
    )
    .select(
      sql<string[]>`array(select name from edition_organization organization
      where organization.edition_id = edition.id and role = 'organizer' order by name)`.as('organizers'),
    )
    .select([
      bestMetric('net_exhibition_area').as('netExhibitionArea'),
      bestMetric('visitor_count').as('visitorCount'),
    ])
    .select([
      bestMetric('gross_exhibition_area').as('grossExhibitionArea'),
      bestMetric('visit_count').as('visitCount'),
    ])
    .select([bestMetric('exhibitor_count').as('exhibitorCount'), isInternational().as('isInternational')])
    .select(isScheduled(viewer, sql`edition.id`).as('scheduled'))
    .execute()
  const counts = topic === null ? undefined : await countsOf(db, ids, topic, locale)
  const favorites = new Set(viewer && (await favoriteIds(db, viewer, 'exhibition')))
  const cards = new Map(
    rows.map(({ status, industryCodes, ...row }): [string, EditionCard] => [
      row.id,
      {
        ...row,
        status: readStatus(status),
        cityName: row.cityName === null ? null : shortPlace(row.cityName),
        tile: tileOf(row.name, industryCodes, locale),
        topicCount: counts?.get(row.id) ?? null,
        favorited: favorites.has(row.id),
        nameMarks: hitOf?.(row.id)?.nameMarks ?? [],
        hitReason: hitOf?.(row.id)?.hitReason ?? null,
      },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Of `exhibition_edition as edition` and its `hall`, as the reader's language calls it where that is known. */
function hallName(locale: Locale): RawBuilder<string | null> {
  return isChinese(locale)
    ? sql<string | null>`coalesce(hall.name, edition.venue_text)`
    : sql<string | null>`coalesce(hall.english_name, hall.name, edition.venue_text)`
}

/** The shown figure of `exhibition_edition as edition`: audited before published before estimated, then the newest. */
export function bestMetric(metric: string): RawBuilder<number | null> {
  return sql<number | null>`(select value from edition_metric figure
    where figure.edition_id = edition.id and figure.metric = ${metric}
    order by array_position(array['audited', 'published', 'estimated'], basis), collected_at desc limit 1)`
}

/** 国际展, of `exhibition_edition as edition`; null where a figure is not known. */
export function isInternational(): RawBuilder<boolean | null> {
  const [exhibitors, visitors] = [bestMetric('exhibitor_count'), bestMetric('visitor_count')]
  return sql<boolean | null>`(${bestMetric('overseas_exhibitor_count')} >= 0.1 * ${exhibitors}
    and ${bestMetric('overseas_visitor_count')} >= 0.05 * ${visitors})`
}
