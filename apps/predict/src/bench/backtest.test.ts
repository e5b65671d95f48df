import { expect, test, vi } from 'vitest'
import { backtest, type Compared } from '#bench/backtest.ts'
import type { BenchFolder } from '#bench/benchFolder.ts'
import type { Edition } from '#fair/fair.ts'
import { inventedFairs } from '#fair/inventedFairs.ts'
import { type ForecastOptions, usualOptions } from '#rank/forecastOptions.ts'
import { figuresOf } from '#score/metrics.ts'
import { settle } from '#score/settle.ts'

vi.setConfig({ testTimeout: 300_000 })

const quick: ForecastOptions = {
  ...usualOptions,
  members: usualOptions.members.slice(0, 2).map((member) => ({ ...member, trees: 25, leaves: 6 })),
  nets: usualOptions.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8], epochs: 2 })),
  threads: 0,
  boostedLessons: { times: 1.4, more: 5000, latest: 10_000 },
  netLessons: { times: 1.5, more: 20_000, latest: 20_000 },
  shares: { formerly: 1, newcomer: 1 },
}

async function run(folder: BenchFolder): Promise<Compared[]> {
  const compared: Compared[] = []
  for await (const one of backtest(folder, quick)) compared.push(one)
  return compared
}

const world = inventedFairs()
const whole = await run(world)
const asked = [14, 26, 40].flatMap((at) => whole[at] ?? [])

test('a ranking is the same whether or not anything later exists', async () => {
  expect(asked).toHaveLength(3)
  for (const { forecast } of asked) {
    const { start, id } = forecast.target
    const known = await run({
      editions: world.editions.filter((edition) => edition.knownFrom <= start),
      targets: world.targets.filter((target) => target.start < start || target.id === id),
    })
    expect(known.at(-1)?.forecast).toEqual(forecast)
  }
})

test('a poisoned future, the target’s own list and lists of the same day included, changes nothing', async () => {
  for (const { forecast } of asked) {
    const { start } = forecast.target
    const poisoned = world.editions.map(
      (edition): Edition =>
        edition.knownFrom <= start ? edition : { ...edition, exhibitors: poison(edition.id) },
    )
    const sameDay: Edition = { ...poison0(world.editions), id: 'a-same-day', start, knownFrom: start + 1 }
    const found = await run({ editions: [sameDay, ...poisoned], targets: world.targets })
    expect(found.find((one) => one.forecast.target.id === forecast.target.id)?.forecast).toEqual(forecast)
  }
})

test('the future would show if it reached a feature', async () => {
  const { forecast } = asked[1] ?? { forecast: undefined }
  const leaky = world.editions.map((edition) => ({ ...edition, knownFrom: edition.knownFrom - 400 }))
  const found = await run({ editions: leaky, targets: world.targets })
  expect(found.find((one) => one.forecast.target.id === forecast?.target.id)?.forecast).not.toEqual(forecast)
})

test('the model finds the planted habits: above the baseline, calibrated, one name per company', () => {
  const lists = new Map(
    world.editions.map((edition) => [edition.id, edition.exhibitors.map(({ key }) => key)]),
  )
  const late = whole.filter(({ forecast }) => forecast.target.split === 'test')
  const model = figuresOf(
    settle(
      late.map(({ forecast }) => forecast),
      lists,
    ),
  )
  const [lastEdition] = [
    late.map(({ forecast: { target }, baselines }) => ({
      target,
      keys: baselines[0] ?? [],
      probability: [],
    })),
  ]
  const baseline = figuresOf(settle(lastEdition, lists))
  expect(model.editions).toBe(12)
  expect(model.p50).toBeGreaterThan(baseline.p50 + 0.01)
  expect(model.ece).toBeLessThan(0.05)
  for (const { forecast } of late) {
    expect(forecast.keys.length).toBeLessThanOrEqual(500)
    expect(forecast.probability).toHaveLength(forecast.keys.length)
    const companies = forecast.keys.map((key) => key.replace(/ gmbh$/, ''))
    expect(new Set(companies).size).toBe(companies.length)
    expect(forecast.probability).toEqual(forecast.probability.toSorted((a, b) => b - a))
  }
})

function poison(id: string) {
  return Array.from({ length: 80 }, (_, at) => ({
    key: `firma poison ${id} ${at}`,
    aliases: [],
    country: 'XX',
    lat: 0,
    lon: 0,
    host: 'poison.example',
  }))
}

function poison0(editions: Edition[]): Edition {
  const [first] = editions
  if (!first) throw new Error('No edition')
  return { ...first, exhibitors: poison('same-day') }
}
