import type { FeatureGroup } from '#features/featureGroup.ts'
import { activesOn } from '#scene/actives.ts'
import { heldLately } from '#scene/heldLately.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'
import { surprisesOf } from '#scene/surprises.ts'
import { distanceKm } from '#world/distanceKm.ts'

const placeYears = 5.05

/** Where the house comes from, how its home turns out at this series and lately, and how often it was on lists of this place. */
export const home = {
  factor: 'home',
  names: [
    'homeKnown',
    'homeIsHere',
    'homeKm',
    'homeShareHere',
    'homeReach',
    'homeReturn',
    'homeSurpriseLate',
    'homeSurpriseAway',
    'homeSurpriseHere',
    'placeShare',
  ] as const,
  prepare: (scene) => {
    const { target } = scene
    const recordOf = homeRecord(scene)
    const surpriseOf = surprisesOf(scene)
    const inPlace = new Set(
      target.home === 0
        ? []
        : heldLately(scene.world, scene.cutOff, placeYears * daysPerYear).filter((edition) => {
            const it = scene.world.editions[edition]
            return it?.home === target.home && it.series !== target.series
          }),
    )
    return ({ house }, out, at) => {
      const origin = scene.origin(house)
      const record = recordOf(origin.home)
      const surprise = surpriseOf(origin.home)
      const { editions } = scene.track(house)
      const listed = inPlace.size === 0 ? 0 : editions.filter((edition) => inPlace.has(edition)).length
      out.set(
        [
          Number(origin.home !== 0),
          origin.home !== 0 && target.home !== 0 ? Number(origin.home === target.home) : Number.NaN,
          distanceKm(origin, target),
          record.share,
          record.reach,
          record.returns,
          surprise.all,
          surprise.away,
          surprise.here,
          inPlace.size > 0 ? listed / inPlace.size : Number.NaN,
        ],
        at,
      )
    }
  },
} satisfies FeatureGroup

/** Per home: share of the last list, share of its active houses in that list, share of the two before that returned. */
function homeRecord(scene: Scene) {
  const { earlier, here } = scene
  const active = activesOn(scene.world, scene.cutOff).byHome
  const inLast = new Map<number, number>()
  const inEarlier = new Map<number, number>()
  const returned = new Map<number, number>()
  const add = (counts: Map<number, number>, from: number) => counts.set(from, (counts.get(from) ?? 0) + 1)
  for (const [house, mask] of here) {
    if ((mask & 7) === 0) continue
    const from = scene.origin(house).home
    if (mask & 1) add(inLast, from)
    for (const lag of [1, 2]) {
      if (((mask >> lag) & 1) === 0) continue
      add(inEarlier, from)
      if ((mask >> (lag - 1)) & 1) add(returned, from)
    }
  }
  const size = earlier[0] === undefined ? 0 : scene.sizeOf(earlier[0])
  const all = (counts: Map<number, number>) => counts.values().reduce((sum, count) => sum + count, 0)
  const usual = (all(returned) + 1) / (all(inEarlier) + 3)
  return (from: number) => ({
    share: size ? (inLast.get(from) ?? 0) / size : Number.NaN,
    reach: ((inLast.get(from) ?? 0) + 0.2) / ((active.get(from) ?? 0) + 10),
    returns: ((returned.get(from) ?? 0) + 8 * usual) / ((inEarlier.get(from) ?? 0) + 8),
  })
}
