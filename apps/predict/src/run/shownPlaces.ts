import type { Answer } from '#learn/foretell.ts'
import type { Place } from '#learn/taught.ts'
import type { Scene } from '#scene/scene.ts'
import { boothTypes } from '#world/world.ts'

/** Rows that are kept of an edition: the most likely companies, none below this probability. */
const mostRows = 400
const leastProbability = 0.08

export type ShownPlace = Place & { company: number }

/** The companies of an edition, most likely first, and how many to expect in all. One that is closed down does not come. */
export function shownPlaces({ table, places }: Answer): { shown: ShownPlace[]; expected: number } {
  const { isClosed } = table.scene.world.exhibitors
  const all = places
    .map((place) => ({ ...place, company: table.candidates[place.row]?.exhibitor ?? -1 }))
    .filter(({ company }) => isClosed[company] === 0)
  return {
    shown: all.slice(0, mostRows).filter(({ probability }) => probability >= leastProbability),
    expected: all.reduce((sum, { probability }) => sum + probability, 0),
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
