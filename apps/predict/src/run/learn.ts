import type { BoostOptions } from '#model/boostedTrees.ts'
import { type Ensemble, ensembleLogOdds, trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'
import { cameOn, type Lesson, lessonsOf, sceneOf } from '#run/lessons.ts'
import { featureAt, width } from '#scene/features.ts'
import { sceneTable } from '#scene/fill.ts'
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

/** A place of a held-out edition: what the model said before it could know. */
export type HeldOut = {
  edition: number
  companies: number[]
  logOdds: Float64Array
  came: boolean[]
  actual: number
}

export async function trainOn(world: World, lessons: Lesson[], today: number, threads: number) {
  const rows = new TrainingRows(width)
  let taught = 0
  for (const lesson of lessons) {
    const scene = sceneOf(world, lesson)
    if (scene === undefined) continue
    taught++
    const came = cameOn(world, lesson.edition, today)
    const { candidates, values } = sceneTable(scene)
    candidates.forEach((company, row) => {
      const one = values.subarray(row * width, (row + 1) * width)
      const label = came.has(company)
      const share =
        label || one[inLast] === 1 || one[inSecond] === 1
          ? 1
          : (one[timesHere] ?? 0) > 0
            ? shares.formerly
            : shares.newcomer
      if (hashed(`${lesson.edition} ${companyIdOf(world, company)}`) < share) rows.add(one, label, 1 / share)
    })
  }
  if (taught < fewestLessons || rows.count < fewestRows)
    return { taught, rows: rows.count, ensemble: undefined }
  return { taught, rows: rows.count, ensemble: await trainEnsemble(rows, members, threads) }
}

/**
 * Learns from all that is known on `today`. How good that is, is told by a model that was taught only with what was
 * known before the editions it is asked about.
 */
export async function learn(world: World, today: number, threads: number) {
  const lessons = lessonsOf(world, today)
  const split = today - 430
  const earlier = lessons.filter(({ knownOn }) => knownOn <= split)
  const rest = lessons.filter(({ cutOff }) => cutOff >= split)
  const trial = await trainOn(world, earlier, split, threads)
  const heldOut = trial.ensemble === undefined ? [] : ask(world, rest, trial.ensemble, today)
  const whole = await trainOn(world, lessons, today, threads)
  const model: Model | undefined = whole.ensemble && {
    ensemble: whole.ensemble,
    platt: heldOut.length >= fewestLessons ? plattOf(heldOut) : { slope: 1, shift: 0 },
  }
  return { model, heldOut, taught: whole.taught, rows: whole.rows }
}

const mostPlaces = 500

function ask(world: World, lessons: Lesson[], ensemble: Ensemble, today: number): HeldOut[] {
  return lessons.flatMap((lesson) => {
    const scene = sceneOf(world, lesson)
    if (scene === undefined) return []
    const { candidates, values } = sceneTable(scene)
    const logOdds = ensembleLogOdds(ensemble, values)
    const order = candidates
      .map((_, row) => row)
      .sort((a, b) => (logOdds[b] ?? 0) - (logOdds[a] ?? 0) || (candidates[a] ?? 0) - (candidates[b] ?? 0))
      .slice(0, mostPlaces)
    const came = cameOn(world, lesson.edition, today)
    return {
      edition: lesson.edition,
      companies: order.map((row) => candidates[row] ?? 0),
      logOdds: Float64Array.from(order, (row) => logOdds[row] ?? 0),
      came: order.map((row) => came.has(candidates[row] ?? 0)),
      actual: came.size,
    }
  })
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
