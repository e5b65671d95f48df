import type { HitReason } from '@zhzz/contract/hitReason.ts'
import { pieceOf } from '@zhzz/search/query/snippet.ts'
import { reasonOf } from '#exhibition/keywordHit.ts'

type Entry = {
  listedEnglishName: string | null
  companyName?: string | null
  boothNo?: string | null
  products: readonly string[]
  industryText: string | null
  introduction: string | null
}

/** Why an entry of a list was found when its printed name does not say it. */
export function entryReason(entry: Entry, words: string[]): HitReason | null {
  const named = reasonOf(
    [
      ['englishName', entry.listedEnglishName],
      ['name', entry.companyName ?? null],
      ['booth', entry.boothNo ?? null],
      ...entry.products.map((product): ['product', string] => ['product', product]),
      ['category', entry.industryText],
    ],
    words,
  )
  const piece = named === null && entry.introduction !== null ? pieceOf(entry.introduction, words) : null
  return piece === null ? named : { field: 'introduction', ...piece }
}
