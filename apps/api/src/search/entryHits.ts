import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { askedNumbers } from '@zhzz/search/document/texts.ts'
import { findableCondition } from '@zhzz/search/query/findableCondition.ts'
import type { Pool } from 'pg'
import { entryReason } from '#exhibition/entryReason.ts'
import { marksOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Place } from '#keyset.ts'

const countTo = 1_000

type Asked = { keyword: string; at: Place | null; limit: number }
type Hit = Pick<ExhibitorRow, 'id' | 'nameMarks' | 'hitReason'> & { place: Place }

/** Entries of all exhibitor lists by printed name, product, category or what they say of themselves, the newest edition first. */
export async function findEntries(
  searching: Pool,
  { keyword, at, limit }: Asked,
): Promise<{ hits: Hit[]; total: number; totalIsMore: boolean }> {
  const words = wordsOf(keyword)
  const condition = findableCondition(words)
  if (words.length === 0 || condition === undefined) return { hits: [], total: 0, totalIsMore: false }
  const { rows: found } = await searching.query<Row | Count>({
    name: 'exhibitor_entry_hits',
    text: statement,
    values: [condition, askedNumbers(words) ?? null, countTo, limit, at?.[0] ?? null, at?.[1] ?? null],
  })
  const total = found[0]?.number ?? 0
  const rows = found.filter((row) => row.id !== null)
  const hits = rows.map((row): Hit => {
    const nameMarks = marksOf(row.listedName, words)
    return {
      id: row.id,
      nameMarks,
      hitReason: nameMarks.length > 0 ? null : entryReason(row, words),
      place: [row.startDate, row.id],
    }
  })
  return { hits, total: Math.min(total, countTo), totalIsMore: total > countTo }
}

const statement = `
  select hit.number, hit.entry_id as id, hit.start_date as "startDate", exhibitor.listed_name as "listedName",
    exhibitor.listed_english_name as "listedEnglishName", exhibitor.products, exhibitor.industry_text as "industryText",
    exhibitor.introduction
  from exhibitor_entry_hits($1::tsquery, $2::integer[], $3::integer, $4::integer, $5::date, $6::uuid) as hit
  left join exhibitor on exhibitor.id = hit.entry_id
  order by hit.entry_id is not null, hit.number`

type Row = {
  number: number
  id: string
  listedName: string
  listedEnglishName: string | null
  products: string[]
  industryText: string | null
  introduction: string | null
  startDate: string
}
type Count = { number: number; id: null }
