import type { Input } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { exhibitorFilters } from '#exhibition/exhibitorFilters.ts'
import { likeWord, marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Viewer } from '#http/session.ts'
import type { Place } from '#page.ts'
import { standsIn } from '#standsIn.ts'

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
  const [key, direction] = sortKeys[asked.sort]
  const rows = await query
    .$if(asked.at !== null, (paged) => paged.where(behind(key, direction, asked.at ?? [])))
    .orderBy(sql`${key} ${sql.raw(direction)}`)
    .orderBy('exhibitor.id')
    .limit(asked.take)
    .select(['exhibitor.id', 'exhibitor.listedName', 'exhibitor.listedEnglishName', 'exhibitor.boothNo'])
    .select(['exhibitor.products', 'company.name as companyName', sql<string | number>`${key}`.as('sortKey')])
    .select(sql<number>`count(*) over ()`.as('rows'))
    .execute()
  // All hits are read for their order: the first page counts them on the way.
  const { total } =
    asked.at === null && asked.take > 0
      ? { total: rows[0]?.rows ?? 0 }
      : await query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const hits = rows.map((row): Hit => {
    const nameMarks = marksOf(row.listedName, words)
    const reason = reasonOf(
      [
        ['englishName', row.listedEnglishName],
        ['name', row.companyName],
        ['booth', row.boothNo],
        ...row.products.map((product): ['product', string] => ['product', product]),
      ],
      words,
    )
    return {
      id: row.id,
      nameMarks,
      hitReason: nameMarks.length > 0 ? null : reason,
      place: [row.sortKey, row.id],
    }
  })
  return { hits, total }
}

function matching(db: Kysely<DB>, asked: Asked, words: string[]) {
  let query = db
    .selectFrom('exhibitor')
    .leftJoin('company', 'company.id', 'exhibitor.companyId')
    .where('exhibitor.editionId', '=', asked.editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
  for (const word of words) query = query.where(hasWord(word))
  const { pavilions, boothTypes, newOrOld, matched, against } = asked
  if (pavilions?.length)
    query = query.where(sql<boolean>`exists (select from booth join exhibition_edition edition
      on edition.id = exhibitor.edition_id
      where booth.exhibitor_id = exhibitor.id and ${standsIn} = any(${pavilions}::text[]))`)
  if (boothTypes?.length) query = query.where('exhibitor.boothType', 'in', boothTypes)
  if (newOrOld !== undefined) query = query.where('exhibitor.isFirstTime', '=', newOrOld === 'new')
  if (matched !== undefined) query = query.where('exhibitor.matchStatus', matched ? '=' : '!=', 'matched')
  for (const condition of exhibitorFilters(asked)) query = query.where(condition)
  // Told apart by company, else by printed name, as the counts of 新增 and 流失 are.
  if (against !== null)
    query =
      query.where(sql<boolean>`coalesce(exhibitor.company_id::text, lower(exhibitor.listed_name)) not in (
      select coalesce(other.company_id::text, lower(other.listed_name)) from exhibitor other
      where other.edition_id = ${against} and other.withdrawn_at is null)`)
  return query
}

/** A booth is found however its number is written: 8.1H-A23, 8.1H A23, 81ha23. */
function hasWord(word: string): RawBuilder<boolean> {
  const text = sql`concat_ws(' ', exhibitor.listed_name, exhibitor.listed_english_name, exhibitor.booth_no,
    company.name, company.short_name, array_to_string(exhibitor.products, ' '))`
  const booth = /^[a-z]*[0-9][0-9a-z._/-]*$/.test(word) ? word.replace(/[^0-9a-z]/g, '') : ''
  if (booth.length < 2) return sql<boolean>`${text} ilike ${likeWord(word)}`
  return sql<boolean>`(${text} ilike ${likeWord(word)}
    or translate(lower(exhibitor.booth_no), ' .-_/', '') like ${likeWord(booth)})`
}

/** Each one value that is never null; entries without a booth come last. */
const sortKeys = {
  boothNo: [sql`coalesce(nullif(exhibitor.booth_walk, ''), '~')`, 'asc'],
  boothArea: [sql`coalesce(exhibitor.booth_area, -1)`, 'desc'],
  exhibitionCount: [sql`coalesce(company.exhibition_count, -1)`, 'desc'],
  name: [sql`lower(exhibitor.listed_name)`, 'asc'],
} as const

function behind(
  key: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
  [value, id]: Place,
): RawBuilder<boolean> {
  const than = sql.raw(direction === 'asc' ? '>' : '<')
  const given = typeof value === 'number' ? sql`${value}::numeric` : sql`${value}`
  return sql<boolean>`(${key} ${than} ${given} or (${key} = ${given} and exhibitor.id > ${id}::uuid))`
}
