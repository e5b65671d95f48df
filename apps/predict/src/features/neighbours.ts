import type { FeatureGroup } from '#features/featureGroup.ts'
import { pullOf } from '#scene/pull.ts'
import { daysPerYear } from '#scene/scene.ts'

const windowDays = 2.1 * daysPerYear

/** What the house's other fairs of the last two years say about this one. */
export const neighbours = {
  factor: 'similarSeries',
  names: ['pullBest', 'pullAny', 'pullLift', 'pullMean', 'pullSeries', 'pullBest12'] as const,
  prepare: (scene) => {
    const { world, target, cutOff } = scene
    const { base, rateOf } = pullOf(scene)
    return ({ house }, out, at) => {
      const { editions } = scene.track(house)
      const seen = new Set<number>([target.series])
      let [best, best12, none, lift, sum] = [0, 0, 1, 0, 0]
      for (let place = editions.length - 1; place >= 0; place--) {
        const edition = world.editions[editions[place] ?? -1]
        if (!edition || edition.start < cutOff - windowDays) break
        if (seen.has(edition.series)) continue
        seen.add(edition.series)
        const pulled = rateOf(edition.series)
        if (pulled > best) best = pulled
        if (pulled > best12 && edition.start >= cutOff - 1.05 * daysPerYear) best12 = pulled
        none *= 1 - pulled
        sum += pulled
        lift += Math.log(pulled / base)
      }
      const others = seen.size - 1
      out.set([best, 1 - none, lift, others ? sum / others : Number.NaN, others, best12], at)
    }
  },
} satisfies FeatureGroup
