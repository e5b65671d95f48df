import type { FeatureTable } from '#features/featureTable.ts'
import { foretell } from '#learn/foretell.ts'
import { listedOn } from '#learn/outcome.ts'
import type { Question } from '#learn/question.ts'
import type { Place } from '#learn/taught.ts'
import { type LearnOptions, usualOptions } from '#learn/usualOptions.ts'
import { usualName } from '#scene/candidates.ts'
import { meanOrder, popularNewcomers, similarNewcomers } from '#scene/newcomerOrders.ts'
import { usualOrder } from '#scene/usualOrder.ts'
import type { Settled } from '#score/metrics.ts'
import { yearOf } from '#world/days.ts'
import type { World } from '#world/world.ts'

const rankedPlaces = 500
const newcomerPlaces = 100

/** What was said of an edition that is over, in the keys of its world, and how it turned out where its list is known. */
export type Retold = {
  editionId: string
  ranking: string[]
  probability: number[]
  model: Settled | null
  /** The same of what anybody would have said without a model. */
  usual: Settled | null
  /** Of those who never were in the series before, as far as known: the ranking that is shown, and others beside it. */
  newcomers: {
    ranking: string[]
    probability: number[]
    settled: Record<NewcomerOrder, Settled> | null
  }
}

export const newcomerOrders = ['model', 'popularity', 'similar series', 'mean of model and similar'] as const
export type NewcomerOrder = (typeof newcomerOrders)[number]

/** Asks for editions that are over as of a day before their list was known. A place hits when its very key is listed. */
export async function* backtest(
  world: World,
  questions: readonly Question[],
  options: LearnOptions = usualOptions,
): AsyncGenerator<Retold> {
  for await (const { question, table, places } of foretell(world, questions, options)) {
    const { scene, candidates, newFrom } = table
    const { id, start } = scene.target
    const exhibitorAt = ({ row }: Place) => candidates[row]?.exhibitor ?? -1
    const said = places.slice(0, rankedPlaces)
    const ranked = said.map(exhibitorAt)
    const probability = said.map((place) => place.probability)
    const unknown = places.filter(({ row }) => row >= newFrom).slice(0, newcomerPlaces)
    const { knownOn } = question
    const listed: ReadonlySet<number> =
      knownOn === null ? new Set() : listedOn(world, question.edition, knownOn)
    const settle = (ranking: number[], chances: number[]): Settled => ({
      editionId: id,
      year: yearOf(start),
      hits: ranking.map((one) => listed.has(one)),
      probability: chances,
      actual: listed.size,
    })
    const isOver = listed.size > 0
    yield {
      editionId: id,
      ranking: ranked.map(world.exhibitors.keyOf),
      probability,
      model: isOver ? settle(ranked, probability) : null,
      usual: isOver ? settle(usualOrder(scene).slice(0, rankedPlaces), []) : null,
      newcomers: {
        ranking: unknown.map((place) => world.exhibitors.keyOf(exhibitorAt(place))),
        probability: unknown.map((place) => place.probability),
        settled: isOver ? newcomersSettled(table, unknown, settle) : null,
      },
    }
  }
}

function newcomersSettled(
  { scene, candidates }: FeatureTable,
  places: Place[],
  settle: (ranking: number[], chances: number[]) => Settled,
): Record<NewcomerOrder, Settled> {
  const byModel = places.map(({ row }) => candidates[row]?.house ?? -1)
  const similar = similarNewcomers(scene)
  const named = (houses: number[]) => houses.slice(0, newcomerPlaces).map((house) => usualName(scene, house))
  return {
    model: settle(
      named(byModel),
      places.map(({ probability }) => probability),
    ),
    popularity: settle(named(popularNewcomers(scene)), []),
    'similar series': settle(named(similar), []),
    'mean of model and similar': settle(named(meanOrder(byModel, similar)), []),
  }
}
