/**
 * The search table is cut into four tiers by prominence, about 0.1 %, 1 %, 10 % and the rest; a common word
 * fills its page from the first tiers and never touches the rest. The bounds are in company_search_tier.
 */
export function tierOf(prominence: number, bounds: readonly number[]): number {
  let tier = 0
  while (tier < bounds.length && prominence < (bounds[tier] ?? 0)) tier++
  return tier
}
