import { editionsBefore, pullOf } from '#scene/pull.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'
import { holds } from '#world/track.ts'

const mostNewcomers = 2000
const mostSeries = 60

/** Somebody who may be on the list, and the house it stands for. */
export type Candidate = { exhibitor: number; house: number }

/**
 * Who is worth scoring: everybody the series ever listed, the usual name of each house behind them, and the houses of the
 * last three years that other series point to most.
 */
export function candidatesOf(scene: Scene): Candidate[] {
  const chosen = new Set<number>()
  for (const edition of scene.earlier) for (const one of scene.listOf(edition)) chosen.add(one)
  for (const house of scene.here.keys()) chosen.add(usualName(scene, house))
  for (const house of newcomersOf(scene)) chosen.add(usualName(scene, house))
  return [...chosen].map((exhibitor) => ({ exhibitor, house: scene.houseOf(exhibitor) }))
}

function newcomersOf(scene: Scene): number[] {
  const { base, rateOf, strongest } = pullOf(scene)
  const scores = new Map<number, number>()
  for (const series of strongest.slice(0, mostSeries)) {
    const gain = Math.max(0.05, Math.log(rateOf(series) / base)) + 0.05
    const houses = new Set<number>()
    for (const edition of editionsBefore(scene, series, scene.cutOff + 1, 3 * daysPerYear))
      for (const house of scene.housesOn(edition)) houses.add(house)
    for (const house of houses) if (!scene.here.has(house)) scores.set(house, (scores.get(house) ?? 0) + gain)
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostNewcomers)
    .map(([house]) => house)
}

/** The name most lists of the last four years print; the latest among equals. */
function usualName(scene: Scene, house: number): number {
  const members = scene.membersOf(house)
  if (members.length === 1) return house
  const since = scene.cutOff - 4 * daysPerYear
  const recent = scene.track(house).editions.filter((edition) => scene.dayOf(edition) >= since)
  let best = house
  let bestScore = -1
  for (const name of members) {
    const printed = scene.nameTrack(name).editions
    const times = recent.filter((edition) => holds(printed, edition)).length
    const score = times * 1e6 + (printed.at(-1) ?? 0) + printed.length / 1e3
    if (score > bestScore) {
      best = name
      bestScore = score
    }
  }
  return best
}
