import type { Query } from '@zhzz/search/query/query.ts'
import { type Alike, type Ranked, rank } from '@zhzz/search/query/ranking.ts'
import type { HitRow } from '#company/find/companyHits.ts'
import { lastStages } from '#company/find/stageNames.ts'

export type RankedRow = HitRow & { ranked: Ranked }

/** Each company once, the one whose name fits best first; similar ones only where a name says so. */
export function rankedRows(query: Query, rows: HitRow[]): RankedRow[] {
  const byId = new Map<string, RankedRow>()
  for (const row of rows) {
    if (byId.has(row.id)) continue
    const alike = likeness.get(row.stage)
    const ranked = isUnnamed(row.stage) ? unnamed(row) : rank(query, row.names, alike)
    if (alike !== undefined && ranked.score === 0) continue
    byId.set(row.id, { ...row, ranked })
  }
  return [...byId.values()].sort(
    (a, b) => weight(b) - weight(a) || b.prominence - a.prominence || (a.id < b.id ? -1 : 1),
  )
}

const likeness = new Map<HitRow['stage'], Alike>([
  ['sounded', 'sound'],
  ['similar', 'beginning'],
])

function isUnnamed(stage: HitRow['stage']): boolean {
  return stage === 'offer' || lastStages.some((name) => name === stage)
}

/** No name holds what a company was found by. */
function unnamed({ names }: HitRow): Ranked {
  return { score: 0, name: names[0] ?? { kind: 'name', text: '' }, spelled: false }
}

/** Prominence decides among names that fit about equally well, never between a whole name and a part of one. */
function weight({ ranked: { score }, prominence }: RankedRow): number {
  return score + Math.min(25, prominence / 400)
}
