import type { Profile } from '#member/profile.ts'

/** Ranked companies of an edition that match; `regionCounts` counts them at each level of GB/T 2260. */
export function matchedCount(
  profile: Profile,
  {
    regionCounts,
    predictedCount,
    isOfTopic,
  }: { regionCounts: unknown; predictedCount: number; isOfTopic: boolean },
): number {
  if (profile.industryCodes.length > 0 && !isOfTopic) return 0
  if (profile.regionCodes.length === 0) return predictedCount
  const counts = new Map(Object.entries(Object(regionCounts)))
  const named = new Set(profile.regionCodes)
  let sum = 0
  for (const code of named) {
    const above = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`]
    if (!above.some((other) => other !== code && named.has(other))) sum += Number(counts.get(code) ?? 0)
  }
  return sum
}
