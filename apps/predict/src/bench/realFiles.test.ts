import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backtest, type Compared } from '#bench/backtest.ts'
import { type BenchFolder, readBenchFolder } from '#bench/benchFolder.ts'
import { parseDay } from '#fair/day.ts'
import { usualOptions } from '#rank/forecastOptions.ts'

const folder = '../shared/data'
const there = existsSync(`${folder}/bench_fair_targets.csv`)

const quick = {
  ...usualOptions,
  members: usualOptions.members.slice(0, 1).map((member) => ({ ...member, trees: 30 })),
  nets: usualOptions.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8], epochs: 2 })),
  threads: 0,
}

async function run(world: BenchFolder): Promise<Compared[]> {
  const compared: Compared[] = []
  for await (const one of backtest(world, quick)) compared.push(one)
  return compared
}

test.skipIf(!there)(
  'on the real fairs a ranking is the same with everything later cut off',
  { timeout: 600_000, meta: { needs: `the real fair files in ${folder}` } },
  async () => {
    const world = readBenchFolder(folder)
    const end = parseDay('2003-10-01') ?? 0
    const early = { editions: world.editions, targets: world.targets.filter((target) => target.start < end) }
    const whole = await run(early)
    for (const { forecast } of [whole.at(-1), whole.at(-8)].flatMap((one) => one ?? [])) {
      const { start } = forecast.target
      const known = await run({
        editions: world.editions.filter((edition) => edition.knownFrom <= start),
        targets: early.targets.filter((target) => target.start <= start),
      })
      expect(known.find((one) => one.forecast.target.id === forecast.target.id)?.forecast).toEqual(forecast)
    }
    expect(whole.length).toBeGreaterThan(15)
  },
)
