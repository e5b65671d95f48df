import type { Answer } from '#learn/foretell.ts'
import type { Place } from '#learn/taught.ts'
import type { Scene } from '#scene/scene.ts'
import { boothTypes } from '#world/world.ts'

/** Rows that are kept of an edition: the most likely companies, none below this probability, and so many newcomers in any case. */
const mostRows = 400
const leastProbability = 0.08
const mostNewcomers = 100

export type ShownPlace = Place & { company: number; isNew: boolean }

/**
 * The companies of an edition, most likely first, the newcomers among them in the order of their own ranking; and how many to
 * expect of those who were here and of newcomers. One that is closed down does not come.
 */
export function shownPlaces({ table, places }: Answer): {
  shown: ShownPlace[]
  expected: { returning: number; newcomers: number }
} {
  const { isClosed } = table.scene.world.exhibitors
  const all = places
    .map((place) => ({
      ...place,
      company: table.candidates[place.row]?.exhibitor ?? -1,
      isNew: place.row >= table.newFrom,
    }))
    .filter(({ company }) => isClosed[company] === 0)
  const newcomers = all.filter(({ isNew }) => isNew)
  const kept = new Set([
    ...all.slice(0, mostRows).filter(({ probability }) => probability >= leastProbability),
    ...newcomers.slice(0, mostNewcomers),
  ])
  const sum = (some: ShownPlace[]) => some.reduce((total, { probability }) => total + probability, 0)
  return {
    shown: all.filter((place) => kept.has(place)),
    expected: { returning: sum(all.filter(({ isNew }) => !isNew)), newcomers: sum(newcomers) },
  }
}

/** What kind of stand to expect, and how large: as its last three here, else anywhere. */
export function expectedBooth(scene: Scene, company: number) {
  const { world, target, edition } = scene
  const places = scene.track(company).places.filter((at) => world.edition[at] !== edition)
  const isHere = (at: number) => world.editions[world.edition[at] ?? 0]?.series === target.series
  const chosen = (places.some(isHere) ? places.filter(isHere) : places).slice(-3)
  const types = chosen.map((at) => world.boothType[at] ?? 0).filter((type) => type > 0)
  const areas = chosen.map((at) => world.area[at] ?? Number.NaN).filter((area) => area > 0)
  return {
    type: boothTypes[types.at(-1) ?? 0] ?? 'unknown',
    low: areas.length === 0 ? null : Math.min(...areas),
    high: areas.length === 0 ? null : Math.max(...areas),
  }
}
