import { listOf, participationsOf, type Scene, timesOf } from '#scene/scene.ts'

const places = 200

/** What anybody would do without a model: who was there last time, then who came most often, then who exhibits most. */
export function baselineRanking(scene: Scene): number[] {
  const last = new Set(listOf(scene.world, scene.earlier[0] ?? -1, scene.cutOff))
  return [...scene.here]
    .map(([company, mask]) => ({
      company,
      last: Number(last.has(company)),
      times: timesOf(mask),
      anywhere: participationsOf(scene.world, company, scene.cutOff).length,
    }))
    .sort((a, b) => b.last - a.last || b.times - a.times || b.anywhere - a.anywhere || a.company - b.company)
    .slice(0, places)
    .map(({ company }) => company)
}
