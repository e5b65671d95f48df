import type { Query } from '@zhzz/search/query/query.ts'
import { type Alike, leastExact, type Ranked, rank } from '@zhzz/search/query/ranking.ts'
import type { HitRow } from '#company/find/companyHits.ts'
import { lastStages } from '#company/find/stageNames.ts'

export type RankedRow = HitRow & { ranked: Ranked }

/** Each company once, the one whose name fits best first; who is only near behind all others, and only where a name says so. */
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
    (a, b) =>
      Number(isNear(a)) - Number(isNear(b)) ||
      weight(b) - weight(a) ||
      b.prominence - a.prominence ||
      (a.id < b.id ? -1 : 1),
  )
}

const nearStages = new Set<HitRow['stage']>(['pieces', 'loose', 'scattered', 'sounded', 'similar'])

/** Only some of the query is in its name, or it only sounds so: nothing that was asked for exactly. */
export function isNear({ stage, ranked }: Pick<RankedRow, 'stage' | 'ranked'>): boolean {
  return nearStages.has(stage) && ranked.score < leastExact
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

/**
 * Prominence decides among names that fit about equally well, never between a whole name and a part of one; more of it
 * among those that are only spelled alike.
 */
function weight({ ranked: { score, spelled }, prominence }: RankedRow): number {
  return score + (spelled ? Math.min(70, prominence / 80) : Math.min(25, prominence / 400))
}
