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
  const { rows: found } = await sql<Row | Count>`
    select hit.number, hit.entry_id as id, hit.start_date, exhibitor.listed_name, exhibitor.listed_english_name,
      exhibitor.products
    from exhibitor_entry_hits(
      ${condition}::tsquery, ${countTo}, ${limit}, ${at?.[0] ?? null}::date, ${at?.[1] ?? null}::uuid) as hit
    left join exhibitor on exhibitor.id = hit.entry_id
    order by hit.entry_id is not null, hit.number`.execute(db)
  const total = found[0]?.number ?? 0
  const rows = found.filter((row) => row.id !== null)
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
  number: number
  id: string
  listedName: string
  listedEnglishName: string | null
  products: string[]
  startDate: string
}
type Count = { number: number; id: null }
