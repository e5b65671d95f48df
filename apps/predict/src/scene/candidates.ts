import { kinshipOf, ownWeight } from '#scene/kinship.ts'
import { editionsBefore } from '#scene/pull.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'
import { holds } from '#world/track.ts'

const mostNewcomers = 1000
const mostSeries = 100
const windowYears = 4

/** Somebody who may be on the list, and the house it stands for. */
export type Candidate = { exhibitor: number; house: number }

/**
 * Who is worth scoring: everybody the series ever listed and the usual name of each house behind them; and, after them, the
 * usual names of newcomers, houses that were never here.
 */
export function candidatesOf(scene: Scene): { candidates: Candidate[]; newFrom: number } {
  const chosen = new Set<number>()
  for (const edition of scene.earlier) for (const one of scene.listOf(edition)) chosen.add(one)
  for (const house of scene.here.keys()) chosen.add(usualName(scene, house))
  const newFrom = chosen.size
  for (const house of newcomersOf(scene)) chosen.add(usualName(scene, house))
  return {
    candidates: Array.from(chosen, (exhibitor) => ({ exhibitor, house: scene.houseOf(exhibitor) })),
    newFrom,
  }
}

/** Houses that were never here, by how much like this one their fairs of the last years are; those at home here first. */
function newcomersOf(scene: Scene): number[] {
  const { likenessOf, series: alike } = kinshipOf(scene)
  const scores = new Map<number, number>()
  for (const series of alike.slice(0, mostSeries)) {
    // The latest list of a series that a house is on counts, so later ones overwrite.
    const weights = new Map<number, number>()
    for (const edition of editionsBefore(scene, series, scene.cutOff + 1, windowYears * daysPerYear)) {
      const weight = ownWeight(scene.cutOff - scene.dayOf(edition))
      for (const house of scene.housesOn(edition)) weights.set(house, weight)
    }
    for (const [house, weight] of weights)
      if (!scene.here.has(house)) scores.set(house, (scores.get(house) ?? 0) + weight * likenessOf(series))
  }
  const best = (scored: [number, number][], most: number) =>
    scored.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most)
  const isHome = (house: number) => {
    const { home } = scene.origin(house)
    return home !== 0 && home === scene.target.home
  }
  const likely = best([...scores], 2 * mostNewcomers)
  return best(
    likely.map(([house, score]) => [house, score * (isHome(house) ? 2 : 1)]),
    mostNewcomers,
  ).map(([house]) => house)
}

/** The name most lists of the last four years print; the latest among equals. */
export function usualName(scene: Scene, house: number): number {
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
