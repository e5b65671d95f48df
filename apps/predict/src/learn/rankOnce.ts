import type { Candidate } from '#scene/candidates.ts'

/**
 * Rows by falling score, one per house (its best name); equal scores by exhibitor, so always the same. Rows of score −∞
 * have no place.
 */
export function rankOnce(candidates: readonly Candidate[], score: Float64Array): number[] {
  const placed = new Set<number>()
  return candidates
    .map((_, row) => row)
    .filter((row) => score[row] !== Number.NEGATIVE_INFINITY)
    .sort(
      (a, b) =>
        (score[b] ?? 0) - (score[a] ?? 0) ||
        (candidates[a]?.exhibitor ?? 0) - (candidates[b]?.exhibitor ?? 0),
    )
    .filter((row) => {
      const house = candidates[row]?.house ?? -1
      return !placed.has(house) && placed.add(house)
    })
}
