import { setImmediate } from 'node:timers/promises'
import { type FeatureTable, featureTable } from '#features/featureTable.ts'
import { listedOn } from '#learn/outcome.ts'
import { Pupil } from '#learn/pupil.ts'
import type { Question } from '#learn/question.ts'
import { type Place, rank, type Taught } from '#learn/taught.ts'
import { type LearnOptions, usualOptions } from '#learn/usualOptions.ts'
import { Crew } from '#model/crew.ts'
import { Scene } from '#scene/scene.ts'
import type { World } from '#world/world.ts'

/** Who will be on the list of an edition, most likely first, and what that was said with. */
export type Answer = { question: Question; table: FeatureTable; places: Place[]; taught: Taught }

/** Houses an edition must have had before it teaches, and is judged by. */
export const fewestEarlier = 20
/** Tables made while others learn; each is held until its turn. */
const mostAhead = 40

/**
 * Goes through the questions in order of time, learns from each edition once its list was known, and answers those that
 * are asked with what was known and learnt on their day. The product's run and the backtest are both this.
 */
export async function* foretell(
  world: World,
  questions: readonly Question[],
  options: LearnOptions = usualOptions,
): AsyncGenerator<Answer> {
  const crew = options.threads === 0 ? undefined : new Crew(options.threads)
  try {
    yield* answersOf(world, questions, new Pupil(options, crew))
  } finally {
    await crew?.end()
  }
}

async function* answersOf(
  world: World,
  questions: readonly Question[],
  pupil: Pupil,
): AsyncGenerator<Answer> {
  const inOrder = questions.toSorted((a, b) => a.cutOff - b.cutOff || a.edition - b.edition)
  const waiting: FeatureTable[] = []
  let made = 0
  const makeNext = () => {
    const next = inOrder[made++]
    if (next !== undefined) waiting.push(featureTable(new Scene(world, next.edition, next.cutOff)))
  }
  for (const question of inOrder) {
    if (waiting.length === 0) makeNext()
    const table = waiting.shift()
    if (table === undefined) return
    const { edition, cutOff, knownOn, isAsked } = question
    let places: Place[] = []
    if (isAsked) {
      const taught = await meanwhile(pupil.on(cutOff), () => {
        if (waiting.length < mostAhead) makeNext()
        return waiting.length < mostAhead && made < inOrder.length
      })
      places = rank(table, taught)
      yield { question, table, places, taught }
      if (taught.editions === 0) places = []
    }
    if (knownOn !== null && table.scene.here.size >= fewestEarlier)
      pupil.hear(table, listedOn(world, edition, knownOn), knownOn, places)
  }
}

/** Does other work, piece by piece until there is no more, while something is on its way elsewhere. */
async function meanwhile<T>(underway: Promise<T>, work: () => boolean): Promise<T> {
  const ended = new AbortController()
  const end = () => ended.abort()
  underway.then(end, end)
  await setImmediate()
  while (!ended.signal.aborted && work()) await setImmediate()
  return underway
}
