import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

const fadeYears = 3
const patternYears = 4

/** How much the house's choice of other fairs looks like that of the series' last exhibitors. */
export const profile: FeatureGroup = {
  factor: 'similarSeries',
  names: ['profileLikeLast', 'profileWeight', 'activitySinceLast', 'activityBeforeLast'],
  prepare: (scene) => {
    const { earlier, cutOff } = scene
    const profileOf = profiler(scene)
    const centre = new Map<number, number>()
    for (const edition of earlier.slice(0, 2)) {
      for (const house of scene.housesOn(edition)) {
        const { weights, length } = profileOf(house, scene.dayOf(edition))
        if (length > 0)
          for (const [series, weight] of weights)
            centre.set(series, (centre.get(series) ?? 0) + weight / length)
      }
    }
    const centreLength = Math.hypot(...centre.values())
    const lastDay = scene.dayOf(earlier[0])
    const pause = cutOff - lastDay
    return ({ house }, out, at) => {
      const { weights, length } = profileOf(house, cutOff + 1)
      let product = 0
      for (const [series, weight] of weights) product += weight * (centre.get(series) ?? 0)
      let [since, before] = [0, 0]
      for (const edition of scene.track(house).editions) {
        const day = scene.dayOf(edition)
        if (day > lastDay) since++
        else if (day > lastDay - pause) before++
      }
      const likeness = length > 0 && centreLength > 0 ? product / (length * centreLength) : Number.NaN
      out.set([likeness, length, since, before], at)
    }
  },
}

/** Series → weight: fading with age, heavier for small fairs, without this series itself. */
function profiler(scene: Scene) {
  const { world, target } = scene
  const rarities = new Map<number, number>()
  const rarityOf = (series: number) => {
    const known = rarities.get(series)
    if (known !== undefined) return known
    const held = (world.series[series]?.editions ?? []).filter((edition) => scene.isHeld(edition))
    const size = held.slice(-2).reduce((sum, edition) => sum + scene.sizeOf(edition), 0)
    const rarity = 1 / Math.log(20 + size)
    rarities.set(series, rarity)
    return rarity
  }
  return (house: number, day: number) => {
    const weights = new Map<number, number>()
    const { editions } = scene.track(house)
    for (let at = editions.length - 1; at >= 0; at--) {
      const edition = world.editions[editions[at] ?? -1]
      if (!edition || edition.start >= day || edition.series === target.series) continue
      const age = (day - edition.start) / daysPerYear
      if (age > patternYears) break
      const weight = Math.exp(-age / fadeYears) * rarityOf(edition.series)
      weights.set(edition.series, (weights.get(edition.series) ?? 0) + weight)
    }
    return { weights, length: Math.hypot(...weights.values()) }
  }
}
