import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear } from '#scene/scene.ts'
import { holds } from '#world/track.ts'

/** Which of a house's names this is: the one this series prints, the one everybody prints, or a rare form. */
export const printedName: FeatureGroup = {
  factor: 'company',
  names: [
    'nameInLast',
    'nameTimesHere',
    'nameShareHere',
    'nameShareOverall',
    'nameIsLatest',
    'nameIsLatestHere',
    'namesOfHouse',
    'nameTimesOverall',
    'nameLength',
    'nameShare3Years',
    'nameYearsSince',
  ],
  prepare: (scene) => {
    const { cutOff, earlier, world } = scene
    const { names } = world.exhibitors
    if (names === null) return (_, out, at) => out.fill(Number.NaN, at, at + printedName.names.length)
    const since = cutOff - 3 * daysPerYear
    const timesHere = (editions: readonly number[]) => earlier.filter((one) => holds(editions, one)).length
    return ({ exhibitor, house }, out, at) => {
      const { editions } = scene.track(house)
      const mine = scene.nameTrack(exhibitor).editions
      const mineHere = timesHere(mine)
      const houseHere = timesHere(editions)
      const latestHere = earlier.find((edition) => holds(editions, edition))
      const recent = editions.filter((edition) => scene.dayOf(edition) > since)
      out.set(
        [
          earlier[0] === undefined ? Number.NaN : Number(holds(mine, earlier[0])),
          mineHere,
          houseHere ? mineHere / houseHere : Number.NaN,
          mine.length / editions.length,
          Number(mine.at(-1) === editions.at(-1)),
          latestHere === undefined ? Number.NaN : Number(holds(mine, latestHere)),
          scene.membersOf(house).filter((name) => scene.nameTrack(name).editions.length > 0).length,
          mine.length,
          names.text(exhibitor).length,
          recent.length
            ? recent.filter((edition) => holds(mine, edition)).length / recent.length
            : Number.NaN,
          (cutOff - scene.dayOf(mine.at(-1))) / daysPerYear,
        ],
        at,
      )
    }
  },
}
