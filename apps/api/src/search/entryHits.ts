import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { findableCondition } from '@zhzz/search/findableCondition.ts'
import { type Kysely, sql } from 'kysely'
import { marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Place } from '#page.ts'

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
  const query = db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .where('exhibitor.withdrawnAt', 'is', null)
    .where(sql<boolean>`exhibitor.search_tokens @@ ${condition}::tsquery`)
  const rows = await query
    .$if(at !== null, (paged) =>
      paged.where(sql<boolean>`(edition.start_date, exhibitor.id) < (${at?.[0]}::date, ${at?.[1]}::uuid)`),
    )
    .orderBy('edition.startDate', 'desc')
    .orderBy('exhibitor.id', 'desc')
    .limit(limit)
    .select(['exhibitor.id', 'exhibitor.listedName', 'exhibitor.listedEnglishName', 'exhibitor.products'])
    .select('edition.startDate')
    .execute()
  const { total } = await db
    .selectFrom(query.select('exhibitor.id').limit(1_001).as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
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
  return { hits, total: Math.min(total, 1_000), totalIsMore: total > 1_000 }
}
