import type { FeatureGroup } from '#features/featureGroup.ts'
import { joinersOf } from '#scene/joiners.ts'
import { kinshipOf, ownWeight } from '#scene/kinship.ts'
import { daysPerYear } from '#scene/scene.ts'

/** How much the house's other fairs are like this one, who came from them for the first time, and where it goes anew. */
export const kinship = {
  factor: 'similarSeries',
  names: [
    'kinSum',
    'kinAtHome',
    'kinInPlace',
    'kinBest',
    'kinShare',
    'kinShareBest',
    'joinAny',
    'joinLift',
    'joinBest',
    'joinHome',
    'joinBase',
    'newSeries12',
    'newSeries24',
    'newSeriesShare',
  ] as const,
  prepare: (scene) => {
    const { world, target, cutOff } = scene
    const { likenessOf, shareOf } = kinshipOf(scene)
    const { base, rateOf, homeRate } = joinersOf(scene)
    return ({ house }, out, at) => {
      const { editions } = scene.track(house)
      const origin = scene.origin(house).home
      const firstDay = new Map<number, number>()
      const seen = new Set<number>([target.series])
      let [sum, inPlace, best, share, shareBest, none, lift, joinBest] = [0, 0, 0, 0, 0, 1, 0, 0]
      for (let place = editions.length - 1; place >= 0; place--) {
        const number = editions[place] ?? -1
        const edition = world.editions[number]
        if (!edition) continue
        const age = cutOff - edition.start
        if (edition.series !== target.series) firstDay.set(edition.series, edition.start)
        if (age <= 2.6 * daysPerYear && edition.series !== target.series) {
          const here = shareOf(number)
          share += here
          if (here > shareBest) shareBest = here
        }
        if (seen.has(edition.series)) continue
        seen.add(edition.series)
        const alike = ownWeight(age) * likenessOf(edition.series)
        sum += alike
        if (edition.home !== 0 && edition.home === target.home) inPlace += alike
        if (alike > best) best = alike
        if (age > 2.1 * daysPerYear) continue
        const rate = rateOf(edition.series)
        none *= 1 - rate
        lift += Math.log(rate / base)
        if (rate > joinBest) joinBest = rate
      }
      const since = (years: number) =>
        firstDay.values().reduce((all, day) => all + Number(day >= cutOff - years * daysPerYear), 0)
      const isHome = origin !== 0 && origin === target.home
      const new24 = since(2.05)
      out.set(
        [
          sum,
          sum * (isHome ? 2 : 1),
          inPlace,
          best,
          share,
          shareBest,
          1 - none,
          lift,
          joinBest,
          Math.log(homeRate(origin) / base),
          base,
          since(1.05),
          new24,
          (new24 + 0.5) / (firstDay.size + 2),
        ],
        at,
      )
    }
  },
} satisfies FeatureGroup
