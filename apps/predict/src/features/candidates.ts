import { daysPerYear } from '#fair/day.ts'
import { type Candidate, holds, type Scene } from '#features/featureGroup.ts'
import { seriesPull } from '#features/neighbours.ts'

const newcomerLimit = 2000

/**
 * Who is worth scoring: every name the series ever printed, the usual name of each company behind them, and
 * the companies of the last three years that other fairs point to most.
 */
export function candidatesOf(scene: Scene): Candidate[] {
  const { history, target, earlier } = scene
  const chosen = new Set<number>()
  const inSeries = new Set<number>()
  for (const held of earlier) {
    for (const key of held.keys) {
      chosen.add(key)
      inSeries.add(history.companyId(key))
    }
  }
  for (const id of inSeries) chosen.add(usualKey(scene, id))
  const { base, rate } = seriesPull(scene)
  const scores = new Map<number, number>()
  const seen = new Set<number>()
  for (const held of history.editions) {
    if (held.day < target.start - 3 * daysPerYear) continue
    const gain = Math.max(0.05, Math.log((rate[held.series] ?? base) / base)) + 0.05
    for (const key of held.keys) {
      const id = history.companyId(key)
      if (inSeries.has(id)) continue
      const mark = id * history.seriesEditions.length + held.series
      if (seen.has(mark)) continue
      seen.add(mark)
      scores.set(id, (scores.get(id) ?? 0) + gain)
    }
  }
  const newcomers = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, newcomerLimit)
  for (const [id] of newcomers) chosen.add(usualKey(scene, id))
  return [...chosen].map((key) => ({ key, companyId: history.companyId(key) }))
}

/** The name most lists of the last four years print; the latest among equals. */
function usualKey({ history, target }: Scene, companyId: number): number {
  const company = history.company(companyId)
  const recent = company.editions.filter(
    (index) => (history.editions[index]?.day ?? 0) >= target.start - 4 * daysPerYear,
  )
  let best = company.keys[0] ?? 0
  let bestScore = -1
  for (const key of company.keys) {
    const printed = history.keyEditions[key] ?? []
    const times = recent.filter((index) => holds(printed, index)).length
    const score = times * 1e6 + (printed.at(-1) ?? 0) + printed.length / 1e3
    if (score > bestScore) {
      best = key
      bestScore = score
    }
  }
  return best
}
