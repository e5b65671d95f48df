import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { findableCondition } from '@zhzz/search/findableCondition.ts'
import { type Kysely, sql } from 'kysely'
import { marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Place } from '#page.ts'

const countTo = 1_000

type Asked = { keyword: string; at: Place | null; limit: number }
type Hit = Pick<ExhibitorRow, 'id' | 'nameMarks' | 'hitReason'> & { place: Place }

/** Entries of all exhibitor lists by product or printed name, the newest edition first. */
export async function findEntries(
  db: Kysely<DB>,
  { keyword, at, limit }: Asked,
): Promise<{ hits: Hit[]; total: number; totalIsMore: boolean }> {
  const words = wordsOf(keyword)
  const condition = findableCondition(words)
  if (words.length === 0 || condition === undefined) return { hits: [], total: 0, totalIsMore: false }
  const matching = db
    .selectFrom('exhibitor')
    .where('exhibitor.withdrawnAt', 'is', null)
    .where(sql<boolean>`exhibitor.search_tokens @@ ${condition}::tsquery`)
  const { total } = await db
    .selectFrom(
      matching
        .select('exhibitor.id')
        .limit(countTo + 1)
        .as('found'),
    )
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await (total > countTo ? newestFirst : allOf)(db, condition, { at, limit })
  const hits = rows.map((row): Hit => {
    const nameMarks = marksOf(row.listedName, words)
    const products = row.products.map((product): ['product', string] => ['product', product])
    const reason = reasonOf([['englishName', row.listedEnglishName], ...products], words)
    return {
      id: row.id,
      nameMarks,
      hitReason: nameMarks.length > 0 ? null : reason,
      place: [row.startDate, row.id],
    }
  })
  return { hits, total: Math.min(total, countTo), totalIsMore: total > countTo }
}

type Row = {
  id: string
  listedName: string
  listedEnglishName: string | null
  products: string[]
  startDate: string
}
type Slice = { at: Place | null; limit: number }

const columns = sql`exhibitor.id, exhibitor.listed_name, exhibitor.listed_english_name, exhibitor.products,
  edition.start_date`

/** Few entries: all are read and sorted. */
async function allOf(db: Kysely<DB>, condition: string, { at, limit }: Slice): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from exhibitor join exhibition_edition edition on edition.id = exhibitor.edition_id
    where exhibitor.withdrawn_at is null and exhibitor.search_tokens @@ ${condition}::tsquery ${behind(at)}
    order by edition.start_date desc, exhibitor.id desc limit ${limit}`.execute(db)
  return rows
}

/** Many entries: the editions are walked from the newest on, and few lists fill the page. */
async function newestFirst(db: Kysely<DB>, condition: string, { at, limit }: Slice): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from (
      select id, start_date from exhibition_edition
      ${at === null ? sql`` : sql`where start_date <= ${at[0]}::date`}
      order by start_date desc) as edition
    cross join lateral (
      select id, listed_name, listed_english_name, products from exhibitor
      where edition_id = edition.id and withdrawn_at is null and ts_match_vq(search_tokens, ${condition}::tsquery)
      offset 0) as exhibitor
    where true ${behind(at)}
    order by edition.start_date desc, exhibitor.id desc limit ${limit}`.execute(db)
  return rows
}

function behind(at: Place | null) {
  return at === null ? sql`` : sql`and (edition.start_date, exhibitor.id) < (${at[0]}::date, ${at[1]}::uuid)`
}
