import type { Scene } from '#features/featureGroup.ts'
import { usualOrder } from '#features/usualPlace.ts'

export const baselineNames = [
  'last edition, then frequency, then popularity',
  'frequency',
  'popularity',
] as const

/** The three rankings by printed key that need no model, up to `limit` keys each. */
export function baselineRankings(scene: Scene, limit: number): number[][] {
  const { history, earlier } = scene
  const times = new Map<number, number>()
  for (const held of earlier) for (const key of held.keys) times.set(key, (times.get(key) ?? 0) + 1)
  const popularity = (key: number) => history.keyEditions[key]?.length ?? 0
  const byFrequency = (a: number, b: number) =>
    (times.get(b) ?? 0) - (times.get(a) ?? 0) || popularity(b) - popularity(a) || a - b
  const everybody = history.keyText.map((_, key) => key)
  return [
    usualOrder(scene).slice(0, limit),
    [...times.keys()].sort(byFrequency).slice(0, limit),
    everybody.sort((a, b) => popularity(b) - popularity(a) || a - b).slice(0, limit),
  ]
}
