import { expect, test, vi } from 'vitest'
import { fairWorld } from '#backtest/fairWorld.ts'
import { inventedFairs } from '#backtest/inventedFairs.ts'
import { questionsOf } from '#backtest/questions.ts'
import { factorOfFeature, featureAt, width } from '#features/featureTable.ts'
import { type Answer, foretell } from '#learn/foretell.ts'
import { explain } from '#learn/taught.ts'
import { type LearnOptions, usualOptions } from '#learn/usualOptions.ts'

vi.setConfig({ testTimeout: 300_000 })

const quick: LearnOptions = {
  ...usualOptions,
  returning: {
    ...usualOptions.returning,
    members: usualOptions.returning.members.map((member) => ({ ...member, trees: 20 })),
    nets: usualOptions.returning.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8, 4], epochs: 4 })),
  },
  newcomers: {
    ...usualOptions.newcomers,
    members: usualOptions.newcomers.members.slice(0, 1).map((member) => ({ ...member, trees: 20 })),
  },
  threads: 0,
}

async function answers(options: LearnOptions, from: number): Promise<Answer[]> {
  const { editions, targets } = inventedFairs()
  const world = fairWorld(editions, targets)
  const asked = new Set(world.editions.keys().filter((edition) => edition >= from))
  const said: Answer[] = []
  for await (const one of foretell(world, questionsOf(world, asked, 0), options)) said.push(one)
  return said
}

test('an explanation adds up to the probability said, and the planted habit speaks for coming', async () => {
  const said = { inLast: { count: 0, sum: 0 }, notInLast: { count: 0, sum: 0 } }
  for (const { table, places, taught } of await answers(quick, 42)) {
    expect(taught.editions).toBeGreaterThan(30)
    for (const { row, probability } of places.slice(0, 200)) {
      const { base, contributions } = explain(table, row, taught)
      const logOdds = contributions.reduce((sum, value) => sum + value, base)
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(probability, 5)
      const group = table.values[row * width + featureAt('inLast')] === 1 ? said.inLast : said.notInLast
      group.count++
      contributions.forEach((value, at) => {
        if (factorOfFeature[at] === 'recordHere') group.sum += value
      })
    }
  }
  expect(said.inLast.count).toBeGreaterThan(200)
  const mean = ({ count, sum }: { count: number; sum: number }) => sum / count
  expect(mean(said.inLast)).toBeGreaterThan(mean(said.notInLast) + 0.5)
})

test('learns on the days it is told to, and nothing that was not known by then', async () => {
  const [first, ...later] = await answers({ ...quick, learnOn: [0] }, 36)
  expect(first?.taught.editions).toBeGreaterThan(20)
  for (const { taught } of later) expect(taught.returning.ensemble).toBe(first?.taught.returning.ensemble)
  expect(later.at(-1)?.taught.returning.platt).not.toEqual(first?.taught.returning.platt)
})
