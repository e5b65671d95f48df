import type { Candidate } from '#features/featureGroup.ts'

/**
 * Rows by falling score, one per company (its best name), up to `limit`; equal scores by key, so always the same.
 * Rows of score −∞ have no place.
 */
export function rankOnce(candidates: Candidate[], score: Float64Array, limit: number): number[] {
  const order = candidates.map((_, row) => row)
  const key = (row: number) => candidates[row]?.key ?? 0
  order.sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || key(a) - key(b))
  const placed = new Set<number>()
  const ranked: number[] = []
  for (const row of order) {
    const company = candidates[row]?.companyId ?? -1
    if (placed.has(company)) continue
    if (score[row] === Number.NEGATIVE_INFINITY) break
    placed.add(company)
    ranked.push(row)
    if (ranked.length === limit) break
  }
  return ranked
}
