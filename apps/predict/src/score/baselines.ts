import type { Scene } from '#features/featureGroup.ts'

export const baselineNames = [
  'last edition, then frequency, then popularity',
  'frequency',
  'popularity',
] as const

/** The three rankings by printed key that need no model, up to `limit` keys each. */
export function baselineRankings({ history, earlier }: Scene, limit: number): number[][] {
  const inLast = new Set(earlier[0]?.keys)
  const times = new Map<number, number>()
  for (const held of earlier) for (const key of held.keys) times.set(key, (times.get(key) ?? 0) + 1)
  const popularity = (key: number) => history.keyEditions[key]?.length ?? 0
  const here = [...times.keys()]
  const byFrequency = (a: number, b: number) =>
    (times.get(b) ?? 0) - (times.get(a) ?? 0) || popularity(b) - popularity(a) || a - b
  const everybody = history.keyText.map((_, key) => key)
  return [
    here
      .toSorted((a, b) => Number(inLast.has(b)) - Number(inLast.has(a)) || byFrequency(a, b))
      .slice(0, limit),
    here.toSorted(byFrequency).slice(0, limit),
    everybody.sort((a, b) => popularity(b) - popularity(a) || a - b).slice(0, limit),
  ]
}
