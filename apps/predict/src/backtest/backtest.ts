import { foretell } from '#learn/foretell.ts'
import { listedOn } from '#learn/outcome.ts'
import type { Question } from '#learn/question.ts'
import { type LearnOptions, usualOptions } from '#learn/usualOptions.ts'
import { usualOrder } from '#scene/usualOrder.ts'
import type { Settled } from '#score/metrics.ts'
import { yearOf } from '#world/days.ts'
import type { World } from '#world/world.ts'

const rankedPlaces = 500

/** What was said of an edition that is over, in the keys of its world, and how it turned out where its list is known. */
export type Retold = {
  editionId: string
  ranking: string[]
  probability: number[]
  model: Settled | null
  /** The same of what anybody would have said without a model. */
  usual: Settled | null
}

/** Asks for editions that are over as of a day before their list was known. A place hits when its very key is listed. */
export async function* backtest(
  world: World,
  questions: readonly Question[],
  options: LearnOptions = usualOptions,
): AsyncGenerator<Retold> {
  for await (const { question, table, places } of foretell(world, questions, options)) {
    const { id, start } = table.scene.target
    const said = places.slice(0, rankedPlaces)
    const ranked = said.map(({ row }) => table.candidates[row]?.exhibitor ?? -1)
    const probability = said.map((place) => place.probability)
    const { knownOn } = question
    const listed: ReadonlySet<number> =
      knownOn === null ? new Set() : listedOn(world, question.edition, knownOn)
    const settled = (ranking: number[], chances: number[]): Settled | null =>
      listed.size === 0
        ? null
        : {
            editionId: id,
            year: yearOf(start),
            hits: ranking.map((one) => listed.has(one)),
            probability: chances,
            actual: listed.size,
          }
    yield {
      editionId: id,
      ranking: ranked.map(world.exhibitors.keyOf),
      probability,
      model: settled(ranked, probability),
      usual: settled(usualOrder(table.scene).slice(0, rankedPlaces), []),
    }
  }
}
