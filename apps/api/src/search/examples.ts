import type { Output } from '@zhzz/contract/endpoint.ts'
import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { search } from '@zhzz/contract/search/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import type { Deps, Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { itemLabel } from '#label.ts'
import { profileOf, topicsBelow } from '#member/profile.ts'
import { cityName } from '#region/regionName.ts'
import { readKeyword, shortPlace } from '#search/readKeyword.ts'

/** What a sentence is made of. */
type Place = { city: string; topic: string }

export const examples: Handler<typeof search.examples> = async ({ regionCode }, context) => {
  const { db, deps, viewer, now, locale } = context
  const own = regionCode === undefined ? (await profileOf(db, viewer))?.regionCodes : [regionCode]
  const asked = { regionCodes: own ?? [], today: shanghaiDay(now), locale }
  const [first, ...others] = await comingEditions(db, asked)
  if (first === undefined) return []
  const second =
    others.find(({ city }) => city !== first.city) ?? others.find(({ topic }) => topic !== first.topic)
  const sentences: Output<typeof search.examples> = [editionSentence(first, locale)]
  if (isChinese(locale)) {
    sentences.push(...(await companySentence(db, deps, asked)))
    if (second) sentences.push(`${second.month}月${second.city}的${locale === 'zh-Hant' ? '展會' : '展会'}`)
    return sentences
  }
  const third = others.find(
    (one) => one !== second && one.topic !== first.topic && one.topic !== second?.topic,
  )
  return [first, second, third].flatMap((one) => (one ? [editionSentence(one, locale)] : []))
}

/** Time words are read in Chinese only. */
function editionSentence({ month, city, topic }: Place & { month: number }, locale: Locale): string {
  return isChinese(locale) ? `${month}月${city}的${topic}展` : `${topic} ${city}`
}

type Asked = { regionCodes: string[]; today: string; locale: Locale }

/** Editions to come with their city and first topic, those of the regions before others. */
async function comingEditions(db: Kysely<DB>, { regionCodes, today, locale }: Asked) {
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .innerJoin('dictionaryItem as item', (join) =>
      join
        .on('item.type', '=', 'exhibition_industry')
        .on('item.code', '=', sql<string>`series.industry_codes[1]`),
    )
    .innerJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('edition.startDate', '>', today)
    .where('edition.startDate', '<', dayAfter(today, 300))
    .where('edition.setStatus', 'is', null)
    .where('region.level', '>', 0)
    .orderBy(sql`${regionCodes}::text[] && array[region.code, parent.code, parent.parent_code]`, 'desc')
    .orderBy('edition.startDate')
    .orderBy('edition.id')
    .limit(40)
    .select([
      cityName('region', 'parent', locale).$notNull().as('city'),
      itemLabel('item', locale).as('topic'),
      sql<number>`extract(month from edition.start_date)::integer`.as('month'),
    ])
    .execute()
  return rows.map(({ city, topic, month }) => ({ ...shortOf({ city, topic }, locale), month }))
}

/** 上海市, 机床与金属加工 → 上海, 机床: as people say it, and as it is read. */
function shortOf({ city, topic }: Place, locale: Locale): Place {
  const short = locale === 'zh-Hans' ? (topic.split(/[与和、]/)[0] ?? topic) : topic
  return { city: shortPlace(city), topic: short.length < 2 ? topic : short }
}

/** Who builds large at the exhibitions around today: 苏州 机床 特装. None where that finds nobody. */
async function companySentence(
  db: Kysely<DB>,
  { searching }: Pick<Deps, 'searching'>,
  { regionCodes, today, locale }: Asked,
): Promise<string[]> {
  const { rows } = await sql<Place & { topicCode: string }>`
    with near as (
      select id from exhibition_edition where listed_exhibitor_count > 0 and set_status is distinct from 'cancelled'
      order by abs(start_date - ${today}::date) limit 6)
    select ${cityName('region', 'parent', locale)} as city, ${itemLabel('item', locale)} as topic,
      item.code as topic_code
    from near join exhibitor on exhibitor.edition_id = near.id and exhibitor.booth_type = 'custom'
    join company on company.id = exhibitor.company_id and company.status_group <> 'red'
    join region on region.code = company.region_code and region.level > 0
    left join region parent on parent.code = region.parent_code
    join dictionary_item item on item.type = 'exhibition_industry' and item.code = exhibitor.topic_codes[1]
    group by 1, 2, 3, region.code, parent.code, parent.parent_code
    order by ${regionCodes}::text[] && array[region.code, parent.code, parent.parent_code] desc, count(*) desc, 1, 2
    limit 3`.execute(db)
  for (const row of rows) {
    const { city, topic } = shortOf(row, locale)
    const sentence = `${city} ${topic} 特装`
    const { conditions } = await readKeyword(db, sentence, { locale, now: new Date(today) })
    const region = conditions.find(({ kind }) => kind === 'region')
    if (region?.kind !== 'region') continue
    const { hits } = await searchCompanies(
      { db, searching },
      {
        keyword: '',
        at: null,
        limit: 1,
        sort: 'relevance',
        filters: {
          regionCodes: [region.code],
          about: await topicsBelow(db, [row.topicCode]),
          hasCustomBooth: true,
        },
      },
    )
    if (hits.length > 0) return [sentence]
  }
  return []
}
