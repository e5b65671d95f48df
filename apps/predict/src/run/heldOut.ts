import type { Answer } from '#learn/foretell.ts'
import { listedOn } from '#learn/outcome.ts'
import { probabilityOf } from '#learn/taught.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { usualOrder } from '#scene/usualOrder.ts'
import { calibrationTable, figuresOf, type Settled } from '#score/metrics.ts'
import { yearOf } from '#world/days.ts'
import type { World } from '#world/world.ts'

const [mostPlaces, baselinePlaces] = [500, 200]

/** An edition that was asked for before it taught: what was said of it, and what came. */
export type HeldOut = {
  edition: number
  logOdds: number[]
  /** Per place of the ranking. */
  came: boolean[]
  baselineCame: boolean[]
  actual: number
}

export function heldOutOf({ question, table, places }: Omit<Answer, 'taught'>, knownOn: number): HeldOut {
  const { scene, candidates } = table
  const listed = listedOn(scene.world, question.edition, knownOn)
  const said = places.slice(0, mostPlaces)
  return {
    edition: question.edition,
    // Of two models: only what came out of their own calibrations compares.
    logOdds: said.map(({ probability }) => logOddsOf(probability)),
    came: said.map(({ row }) => listed.has(candidates[row]?.exhibitor ?? -1)),
    baselineCame: usualOrder(scene)
      .slice(0, baselinePlaces)
      .map((exhibitor) => listed.has(exhibitor)),
    actual: listed.size,
  }
}

/** Of a small world a curve may be so steep that it says 0 or 1, whose log odds are no numbers to fit another one to. */
const surest = 1e-6

function logOddsOf(probability: number): number {
  const bounded = Math.min(1 - surest, Math.max(surest, probability))
  return Math.log(bounded / (1 - bounded))
}

function plattOf(heldOut: HeldOut[]): Platt {
  return fitPlatt(
    heldOut.flatMap(({ logOdds }) => logOdds),
    heldOut.flatMap(({ came }) => came),
  )
}

/** A held-out edition with what the model and the baseline said of it. */
export type Tested = { edition: number; model: Settled; baseline: Settled }

/**
 * What the model said of editions it had not seen. Probabilities are calibrated on the other half of the editions,
 * so that no edition is judged by a curve that was fitted on it.
 */
export function testedOn(world: World, heldOut: HeldOut[]): Tested[] {
  const isEven = ({ edition }: HeldOut) => hashed(`half ${world.editions[edition]?.id}`) < 0.5
  const halves = [heldOut.filter(isEven), heldOut.filter((one) => !isEven(one))] as const
  const curves = [plattOf(halves[1]), plattOf(halves[0])] as const
  return halves.flatMap((half, at) =>
    half.flatMap(({ edition: number, logOdds, came, baselineCame, actual }) => {
      const edition = world.editions[number]
      const platt = curves[at]
      if (edition === undefined || platt === undefined) return []
      const shared = { editionId: edition.id, year: yearOf(edition.start), actual }
      const probability = logOdds.map((one) => probabilityOf(platt, one))
      return {
        edition: number,
        model: { ...shared, hits: came, probability },
        baseline: { ...shared, hits: baselineCame, probability: [] },
      }
    }),
  )
}

/** What a run writes down about itself. Null where nothing could be held out. */
export function metricsOf(tested: Tested[]) {
  if (tested.length === 0)
    return { editions: 0, model: null, baseline: null, calibrationError: null, calibration: [] }
  const model = figuresOf(tested.map((one) => one.model))
  const { brier: _, ece: __, ...baseline } = figuresOf(tested.map((one) => one.baseline))
  return {
    editions: tested.length,
    model,
    baseline,
    calibrationError: model.ece,
    calibration: calibrationTable(tested.map((one) => one.model)).flatMap(
      ({ from, to, places, predicted, happened }) =>
        places === 0 ? [] : [{ from, to, count: places, predicted, happened }],
    ),
  }
}

export type RunMetrics = ReturnType<typeof metricsOf>
