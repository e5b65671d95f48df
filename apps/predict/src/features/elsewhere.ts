import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear } from '#scene/scene.ts'
import { distanceKm } from '#world/distanceKm.ts'
import { holds } from '#world/track.ts'

const lateYears = 1.6

/** What the house did at all fairs: how much lately, for how long, how faithful, with whom, and what it has announced. */
export const elsewhere = {
  factor: 'activity',
  names: [
    'timesAnywhere',
    'seriesAnywhere',
    'last12Months',
    'last24Months',
    'months24To48',
    'yearsSinceAnywhere',
    'yearsSinceFirstAnywhere',
    'loyalty',
    'loyaltyBeyondSeries',
    'sameCountry36Months',
    'sameCountryEver',
    'near36Months',
    'meanListSize',
    'lateChances',
    'lateReturns',
    'lateSurprise',
    'lateMissed12',
    'upcomingElsewhere',
  ] as const,
  prepare: (scene) => {
    const { world, target, cutOff } = scene
    const yearsSince = (edition: number | undefined) => (cutOff - scene.dayOf(edition)) / daysPerYear
    return ({ house }, out, at) => {
      const { editions, upcoming } = scene.track(house)
      const series = new Set<number>()
      let [months12, months24, months48, sizes] = [0, 0, 0, 0]
      let [home36, homeEver, near36] = [0, 0, 0]
      let [chances, returns, expected] = [0, 0, 0]
      let [lateChances, lateReturns, lateExpected, lateMissed12] = [0, 0, 0, 0]
      for (const edition of editions) {
        const it = world.editions[edition]
        if (!it) continue
        const age = (cutOff - it.start) / daysPerYear
        series.add(it.series)
        sizes += scene.sizeOf(edition)
        if (age <= 1.05) months12++
        if (age <= 2.05) months24++
        else if (age <= 4.05) months48++
        const isHome = it.home !== 0 && it.home === target.home
        if (isHome) homeEver++
        if (age <= 3.05) {
          if (isHome) home36++
          if (distanceKm(it, target) < 1500) near36++
        }
        const step = scene.stepFrom(edition)
        if (step === null) continue
        const returned = holds(editions, step.to)
        chances++
        expected += step.retention
        if (returned) returns++
        const stepAge = (cutOff - step.day) / daysPerYear
        if (stepAge > lateYears) continue
        lateChances++
        lateExpected += step.retention
        if (returned) lateReturns++
        else if (stepAge < 1.05) lateMissed12++
      }
      out.set(
        [
          editions.length,
          series.size,
          months12,
          months24,
          months48,
          yearsSince(editions.at(-1)),
          yearsSince(editions[0]),
          (returns + 0.7) / (chances + 2),
          (returns - expected) / (chances + 2),
          home36,
          homeEver,
          near36,
          sizes / editions.length,
          lateChances,
          lateReturns,
          (lateReturns - lateExpected) / (lateChances + 1),
          lateMissed12,
          upcoming.filter((edition) => world.editions[edition]?.series !== target.series).length,
        ],
        at,
      )
    }
  },
} satisfies FeatureGroup
