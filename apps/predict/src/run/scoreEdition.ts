import { ensembleLogOdds } from '#model/ensemble.ts'
import { type Model, probabilityOf } from '#run/learn.ts'
import { type SceneTable, sceneTable } from '#scene/fill.ts'
import { openScene, participationsOf } from '#scene/scene.ts'
import { boothTypes, type World } from '#world/world.ts'

/** Rows that are kept of an edition: the most likely companies, none below this probability. */
const mostRows = 400
const leastProbability = 0.08
/** Companies that ever were there: below this many nothing is said. */
const fewestExhibitors = 20
/** Editions further ahead than this are not scored. */
const farthestDays = 550

export type Lack = { code: string; have: number | null; need: number | null }
export type Scored = { company: number; row: number; probability: number }
export type ScoredEdition = { table: SceneTable; places: Scored[]; expected: number }

/** Why nothing can be said of an edition on a day; null when something can. */
export function lackOf(world: World, edition: number, today: number, model: Model | undefined): Lack | null {
  const target = world.editions[edition]
  if (target === undefined || target.isCancelled) return { code: 'cancelled', have: null, need: null }
  if (target.start > today + farthestDays) return { code: 'tooFarAhead', have: null, need: null }
  const scene = openScene(world, edition, today)
  if (scene.earlier.length === 0) return { code: 'noEarlierList', have: 0, need: 1 }
  if (scene.here.size < fewestExhibitors)
    return { code: 'fewEarlierExhibitors', have: scene.here.size, need: fewestExhibitors }
  return model === undefined ? { code: 'modelUntrained', have: null, need: null } : null
}

/** The companies of an edition, most likely first. One that is closed down does not come. */
export function scoreEdition(
  world: World,
  edition: number,
  today: number,
  { ensemble, platt }: Model,
): ScoredEdition {
  const table = sceneTable(openScene(world, edition, today))
  const logOdds = ensembleLogOdds(ensemble, table.values)
  const all = table.candidates
    .map((company, row) => ({ company, row, probability: probabilityOf(platt, logOdds[row] ?? 0) }))
    .filter(({ company }) => world.companies.isClosed[company] === 0)
    .sort((a, b) => b.probability - a.probability || a.company - b.company)
  return {
    table,
    places: all.slice(0, mostRows).filter(({ probability }) => probability >= leastProbability),
    expected: all.reduce((sum, { probability }) => sum + probability, 0),
  }
}

/** What kind of stand to expect, and how large: as its last three here, else anywhere. */
export function expectedBooth({ scene }: SceneTable, company: number) {
  const { world, target, cutOff } = scene
  const places = participationsOf(world, company, cutOff).filter((at) => world.edition[at] !== scene.edition)
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
