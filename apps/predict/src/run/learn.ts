import type { BoostOptions } from '#model/boostedTrees.ts'
import { type Ensemble, ensembleLogOdds, trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'
import { baselineRanking } from '#run/baseline.ts'
import { cameOn, lessonsOf, sceneOf } from '#run/lessons.ts'
import { featureAt, width } from '#scene/features.ts'
import { type SceneTable, sceneTable } from '#scene/fill.ts'
import { companyIdOf, type World } from '#world/world.ts'

export const modelVersion = 'exhibitor-trees-1'

/** Turns a row of features into log-odds, and those into a probability that comes true. */
export type Model = { ensemble: Ensemble; platt: Platt }

const member: BoostOptions = {
  trees: 90,
  leaves: 14,
  minHessian: 12,
  l2: 6,
  rate: 0.09,
  rowShare: 0.5,
  featureShare: 0.5,
  seed: 1,
}
const members = [member, { ...member, seed: 2, leaves: 8, trees: 120 }]

/** Of the candidates that did not come, those that were not at the last two editions teach by these shares. */
const shares = { formerly: 0.4, newcomer: 0.1 }
const [inLast, inSecond, timesHere] = [featureAt('inLast'), featureAt('inSecondLast'), featureAt('timesHere')]

/** Fewest editions to learn from, and rows of them. */
export const fewestLessons = 5
const fewestRows = 800

/** An edition that the trial model was not taught: what it said of it, and what came. */
export type HeldOut = {
  edition: number
  logOdds: Float64Array
  /** Per place of the ranking. */
  came: boolean[]
  baselineCame: boolean[]
  actual: number
}

type Asked = Omit<HeldOut, 'logOdds' | 'came'> & {
  candidates: number[]
  values: Float32Array
  listed: Set<number>
}

/**
 * Learns from all that is known on `today`. How good that is, is told by a model that was taught only with what was
 * known before the editions it is asked about.
 */
export async function learn(world: World, today: number, threads: number) {
  const split = today - 430
  const whole = new TrainingRows(width)
  const trial = new TrainingRows(width)
  const asked: Asked[] = []
  let [taught, taughtTrial] = [0, 0]
  for (const lesson of lessonsOf(world, today)) {
    const scene = sceneOf(world, lesson)
    if (scene === undefined) continue
    const table = sceneTable(scene)
    const { candidates, values } = table
    const listed = cameOn(world, lesson.edition, today)
    teach(whole, table, listed)
    taught++
    if (lesson.knownOn <= split) {
      teach(trial, table, cameOn(world, lesson.edition, split))
      taughtTrial++
    } else if (lesson.cutOff >= split) {
      const baselineCame = baselineRanking(scene).map((company) => listed.has(company))
      asked.push({ edition: lesson.edition, baselineCame, actual: listed.size, candidates, values, listed })
    }
  }
  const trialEnsemble = await trainOn(trial, taughtTrial, threads)
  const heldOut = trialEnsemble === undefined ? [] : asked.map((one) => answerOf(one, trialEnsemble))
  const ensemble = await trainOn(whole, taught, threads)
  const platt = heldOut.length >= fewestLessons ? plattOf(heldOut) : { slope: 1, shift: 0 }
  const model: Model | undefined = ensemble && { ensemble, platt }
  return { model, heldOut, taught, rows: whole.count }
}

function teach(rows: TrainingRows, { scene, candidates, values }: SceneTable, came: Set<number>) {
  candidates.forEach((company, row) => {
    const one = values.subarray(row * width, (row + 1) * width)
    const label = came.has(company)
    const share =
      label || one[inLast] === 1 || one[inSecond] === 1
        ? 1
        : (one[timesHere] ?? 0) > 0
          ? shares.formerly
          : shares.newcomer
    if (hashed(`${scene.target.id} ${companyIdOf(scene.world, company)}`) < share)
      rows.add(one, label, 1 / share)
  })
}

async function trainOn(rows: TrainingRows, taught: number, threads: number): Promise<Ensemble | undefined> {
  return taught < fewestLessons || rows.count < fewestRows
    ? undefined
    : trainEnsemble(rows, { members, nets: [] }, threads)
}

const mostPlaces = 500

function answerOf({ candidates, values, listed, ...asked }: Asked, ensemble: Ensemble): HeldOut {
  const logOdds = ensembleLogOdds(ensemble, values)
  const order = candidates
    .map((_, row) => row)
    .sort((a, b) => (logOdds[b] ?? 0) - (logOdds[a] ?? 0) || (candidates[a] ?? 0) - (candidates[b] ?? 0))
    .slice(0, mostPlaces)
  return {
    ...asked,
    logOdds: Float64Array.from(order, (row) => logOdds[row] ?? 0),
    came: order.map((row) => listed.has(candidates[row] ?? 0)),
  }
}

export function plattOf(heldOut: HeldOut[]): Platt {
  return fitPlatt(
    heldOut.flatMap(({ logOdds }) => [...logOdds]),
    heldOut.flatMap(({ came }) => came),
  )
}

export function probabilityOf({ slope, shift }: Platt, logOdds: number): number {
  return 1 / (1 + Math.exp(-(slope * logOdds + shift)))
}
