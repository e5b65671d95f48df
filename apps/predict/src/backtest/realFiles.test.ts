import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backtest, type Retold } from '#backtest/backtest.ts'
import { readBenchFolder } from '#backtest/benchFolder.ts'
import type { Edition } from '#backtest/fair.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { questionsOf } from '#backtest/questions.ts'
import { usualOptions } from '#learn/usualOptions.ts'
import { parseDay } from '#world/days.ts'

const folder = '../shared/data'
const there = existsSync(`${folder}/bench_fair_targets.csv`)

const quick = {
  ...usualOptions,
  returning: {
    ...usualOptions.returning,
    members: usualOptions.returning.members.slice(0, 1).map((member) => ({ ...member, trees: 30 })),
    nets: usualOptions.returning.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8], epochs: 2 })),
  },
  newcomers: {
    ...usualOptions.newcomers,
    members: usualOptions.newcomers.members.slice(0, 1).map((member) => ({ ...member, trees: 20 })),
  },
  threads: 0,
}

test.skipIf(!there)(
  'on the real fairs a ranking is the same with everything later cut off',
  { timeout: 600_000, meta: { needs: `the real fair files in ${folder}` } },
  async () => {
    const { editions, targets } = readBenchFolder(folder)
    const end = parseDay('2003-10-01') ?? 0
    const run = async (known: Edition[], until: number) => {
      const early = targets.filter((target) => target.start <= until)
      const world = fairWorld(known, early)
      const ids = new Set(early.map(({ id }) => id))
      const asked = world.editions.flatMap(({ id }, edition) => (ids.has(id) ? edition : []))
      const said: Pick<Retold, 'editionId' | 'ranking' | 'probability' | 'newcomers'>[] = []
      for await (const { editionId, ranking, probability, newcomers } of backtest(
        world,
        questionsOf(world, new Set(asked), 0),
        quick,
      ))
        said.push({ editionId, ranking, probability, newcomers: { ...newcomers, settled: null } })
      return said
    }
    const whole = await run(editions, end)
    for (const one of [whole.at(-1), whole.at(-8)].flatMap((asked) => asked ?? [])) {
      const start = targets.find(({ id }) => id === one.editionId)?.start ?? 0
      const known = editions.filter((edition) => edition.knownFrom <= start)
      const found = await run(known, start)
      expect(found.find(({ editionId }) => editionId === one.editionId)).toEqual(one)
    }
    expect(whole.length).toBeGreaterThan(15)
  },
)
