import { daysPerYear } from '#fair/day.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'

const fadeYears = 3
const patternYears = 4

/** How much the company's choice of other fairs looks like that of the series' last exhibitors. */
export const profile: FeatureGroup = {
  names: ['profileLikeLast', 'profileWeight', 'activitySinceLast', 'activityBeforeLast'],
  prepare: (scene) => {
    const { history, target, earlier } = scene
    const profileOf = profiler(scene)
    const centre = new Map<number, number>()
    for (const held of earlier.slice(0, 2)) {
      for (const key of held.keys) {
        const { weights, length } = profileOf(history.companyId(key), held.day)
        if (length > 0)
          for (const [series, weight] of weights)
            centre.set(series, (centre.get(series) ?? 0) + weight / length)
      }
    }
    const centreLength = Math.hypot(...centre.values())
    const lastDay = earlier[0]?.day ?? Number.NaN
    const pause = target.start - lastDay
    return ({ companyId }, out, at) => {
      const { weights, length } = profileOf(companyId, target.start)
      let product = 0
      for (const [series, weight] of weights) product += weight * (centre.get(series) ?? 0)
      out[at] = length > 0 && centreLength > 0 ? product / (length * centreLength) : Number.NaN
      out[at + 1] = length
      let since = 0
      let before = 0
      for (const index of history.company(companyId).editions) {
        const day = history.editions[index]?.day ?? 0
        if (day > lastDay) since++
        else if (day > lastDay - pause) before++
      }
      out[at + 2] = since
      out[at + 3] = before
    }
  },
}

/** Series → weight: fading with age, heavier for small fairs, without this series itself. */
function profiler({ history, series }: Scene) {
  const rarity = history.seriesEditions.map((editions) => {
    const size = editions.slice(-2).reduce((sum, held) => sum + held.keys.length, 0)
    return 1 / Math.log(20 + size)
  })
  return (companyId: number, day: number) => {
    const weights = new Map<number, number>()
    const { editions } = history.company(companyId)
    for (let at = editions.length - 1; at >= 0; at--) {
      const held = history.editions[editions[at] ?? -1]
      if (!held || held.day >= day || held.series === series) continue
      const age = (day - held.day) / daysPerYear
      if (age > patternYears) break
      weights.set(
        held.series,
        (weights.get(held.series) ?? 0) + Math.exp(-age / fadeYears) * (rarity[held.series] ?? 0),
      )
    }
    return { weights, length: Math.hypot(...weights.values()) }
  }
}
