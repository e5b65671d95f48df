import type { Input } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { CountedTopic, ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { askedNumbers } from '@zhzz/search/document/texts.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { entryReason } from '#exhibition/entryReason.ts'
import { exhibitorFilters } from '#exhibition/exhibitorFilters.ts'
import { likeWord, marksOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Viewer } from '#http/session.ts'
import { asc, desc, keyset, type Place, paged } from '#keyset.ts'
import { itemLabel } from '#label.ts'
import { standsIn, walked } from '#standsIn.ts'

type Asked = Omit<Input<typeof exhibition.exhibitors>, 'cursor' | 'limit'> & {
  viewer: Viewer | null
  now: Date
  /** Of `change`: the other one of the two lists. */
  against: string | null
  at: Place | null
  take: number
}
type Hit = Pick<ExhibitorRow, 'id' | 'nameMarks' | 'hitReason'> & { place: Place }

/** Entries of one exhibitor list by keyword and filters, in one of its orders. */
export async function findExhibitors(db: Kysely<DB>, asked: Asked): Promise<{ hits: Hit[]; total: number }> {
  const words = wordsOf(asked.keyword)
  const query = matching(db, asked, words)
  const described = query
    .select(['exhibitor.id', 'exhibitor.listedName', 'exhibitor.listedEnglishName', 'exhibitor.boothNo'])
    .select(['exhibitor.industryText', 'exhibitor.introduction'])
    .select(['exhibitor.products', 'company.name as companyName', sql<number>`count(*) over ()`.as('rows')])
  const rows = await paged(described, orders[asked.sort], asked).execute()
  // All hits are read for their order: the first page counts them on the way.
  const { total } =
    asked.at === null && asked.take > 0
      ? { total: rows[0]?.rows ?? 0 }
      : await query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const hits = rows.map((row): Hit => {
    const nameMarks = marksOf(row.listedName, words)
    return {
      id: row.id,
      nameMarks,
      hitReason: nameMarks.length > 0 ? null : entryReason(row, words),
      place: row.place,
    }
  })
  return { hits, total }
}

/** Topics of the entries that all filters but that of topics leave, most first. */
export async function topicFacets(
  db: Kysely<DB>,
  asked: Omit<Asked, 'at' | 'take'>,
  locale: Locale,
): Promise<CountedTopic[]> {
  const told = matching(db, { ...asked, topics: undefined }, wordsOf(asked.keyword)).select(
    sql<string>`unnest(exhibitor.topic_codes)`.as('code'),
  )
  const counted = db
    .selectFrom(told.as('told'))
    .groupBy('told.code')
    .select((row) => ['told.code', row.fn.countAll<number>().as('count')])
  return db
    .selectFrom(counted.as('counted'))
    .innerJoin('dictionaryItem as item', 'item.code', 'counted.code')
    .where('item.type', '=', 'exhibition_industry')
    .orderBy('counted.count', 'desc')
    .orderBy('counted.code')
    .select(['counted.code', itemLabel('item', locale).as('name'), 'counted.count'])
    .execute()
}

/** How many of the entries stand first in each pavilion, in the order of a walk. */
export async function pavilionHeads(
  db: Kysely<DB>,
  asked: Omit<Asked, 'at' | 'take'>,
): Promise<{ pavilion: string | null; count: number }[]> {
  return matching(db, asked, wordsOf(asked.keyword))
    .groupBy(standsIn)
    .orderBy(sql`${walked(standsIn)} nulls last`)
    .select((row) => [standsIn.as('pavilion'), row.fn.countAll<number>().as('count')])
    .execute()
}

function matching(db: Kysely<DB>, asked: Omit<Asked, 'at' | 'take'>, words: string[]) {
  let query = db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .leftJoin('booth', (join) =>
      join.onRef('booth.exhibitorId', '=', 'exhibitor.id').on('booth.position', '=', 1),
    )
    .leftJoin('company', 'company.id', 'exhibitor.companyId')
    .where('exhibitor.editionId', '=', asked.editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
  for (const word of words) query = query.where(hasWord(word, asked.editionId))
  const { pavilions, boothTypes, newOrOld, matched, against, topics } = asked
  if (topics?.length) query = query.where(sql<boolean>`exhibitor.topic_codes && ${topics}::text[]`)
  if (pavilions?.length)
    query = query.where(sql<boolean>`exists (select from booth join exhibition_edition edition
      on edition.id = exhibitor.edition_id
      where booth.exhibitor_id = exhibitor.id and ${standsIn} = any(${pavilions}::text[]))`)
  if (boothTypes?.length) query = query.where('exhibitor.boothType', 'in', boothTypes)
  if (newOrOld !== undefined) query = query.where('exhibitor.isFirstTime', '=', newOrOld === 'new')
  if (matched !== undefined)
    query = query.where(sql<boolean>`${matched} = exists (select from company
      where company.id = exhibitor.company_id and company.known_from = 'registry')`)
  for (const condition of exhibitorFilters(asked)) query = query.where(condition)
  // Told apart by company, else by printed name, as the counts of 新增 and 流失 are.
  if (against !== null)
    query =
      query.where(sql<boolean>`coalesce(exhibitor.company_id::text, lower(exhibitor.listed_name)) not in (
      select coalesce(other.company_id::text, lower(other.listed_name)) from exhibitor other
      where other.edition_id = ${against} and other.withdrawn_at is null)`)
  return query
}

/** Has the word in what it says of itself: by its numbers, or in the text of an entry that was written without them. */
function saysWord(word: string, editionId: string): RawBuilder<boolean> {
  const byText = sql<boolean>`(exhibitor.texts is null and exhibitor.introduction ilike ${likeWord(word)})`
  const numbers = askedNumbers([word])
  if (numbers === undefined) return byText
  // Once for the list: looked at row by row the numbers take longer than the list itself.
  return sql<boolean>`(${byText} or exhibitor.id = any(array(select said.id from exhibitor said
    where said.texts @> ${numbers}::integer[] and said.edition_id = ${editionId})))`
}

/** A booth is found however its number is written: 8.1H-A23, 8.1H A23, 81ha23. */
function hasWord(word: string, editionId: string): RawBuilder<boolean> {
  const text = sql`concat_ws(' ', exhibitor.listed_name, exhibitor.listed_english_name, exhibitor.booth_no,
    company.name, company.short_name, array_to_string(exhibitor.products, ' '), exhibitor.industry_text)`
  const inTexts = sql<boolean>`(${text} ilike ${likeWord(word)} or ${saysWord(word, editionId)})`
  const booth = /^[a-z]*[0-9][0-9a-z._/-]*$/.test(word) ? word.replace(/[^0-9a-z]/g, '') : ''
  if (booth.length < 2) return inTexts
  return sql<boolean>`(${inTexts}
    or translate(lower(exhibitor.booth_no), ' .-_/', '') like ${likeWord(booth)})`
}

/** Entries without a pavilion, a booth or a number come last. */
const orders = {
  boothNo: keyset(
    asc(sql`coalesce(${walked(standsIn)}, '~')`),
    asc(sql`coalesce(nullif(exhibitor.booth_walk, ''), '~')`),
    asc('exhibitor.id'),
  ),
  boothArea: keyset(desc(sql`coalesce(exhibitor.booth_area, -1)`), asc('exhibitor.id')),
  exhibitionCount: keyset(desc(sql`coalesce(company.exhibition_count, -1)`), asc('exhibitor.id')),
  name: keyset(asc(sql`lower(exhibitor.listed_name)`), asc('exhibitor.id')),
}
