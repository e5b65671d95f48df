import { expect, test, vi } from 'vitest'
import { backtest, type Retold } from '#backtest/backtest.ts'
import type { Edition, Target } from '#backtest/fair.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { inventedFairs } from '#backtest/inventedFairs.ts'
import { questionsOf } from '#backtest/questions.ts'
import { type LearnOptions, usualOptions } from '#learn/usualOptions.ts'
import { figuresOf } from '#score/metrics.ts'

vi.setConfig({ testTimeout: 300_000 })

const quick: LearnOptions = {
  ...usualOptions,
  returning: {
    ...usualOptions.returning,
    members: usualOptions.returning.members.map((member) => ({ ...member, trees: 25, leaves: 6 })),
    nets: usualOptions.returning.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8], epochs: 2 })),
    boostedRhythm: { times: 1.4, more: 5000, latest: 10_000 },
    netRhythm: { times: 1.5, more: 20_000, latest: 20_000 },
  },
  newcomers: {
    ...usualOptions.newcomers,
    members: usualOptions.newcomers.members.slice(0, 1).map((member) => ({ ...member, trees: 20 })),
    boostedRhythm: { times: 1.4, more: 5000, latest: 10_000 },
  },
  threads: 0,
  shares: { formerly: 1, newcomer: 1 },
  fewest: { editions: 5, rows: 4000 },
}

type Folder = { editions: Edition[]; targets: Target[] }

async function run({ editions, targets }: Folder): Promise<Retold[]> {
  const world = fairWorld(editions, targets)
  const ids = new Set(targets.map(({ id }) => id))
  const asked = world.editions.flatMap(({ id }, edition) => (ids.has(id) ? edition : []))
  const retold: Retold[] = []
  for await (const one of backtest(world, questionsOf(world, new Set(asked), 0), quick)) retold.push(one)
  return retold
}

const folder = inventedFairs()
const whole = await run(folder)
const asked = [14, 26, 40].flatMap((at) => {
  const [target, retold] = [folder.targets[at], whole[at]]
  return target && retold ? { target, retold } : []
})
const said = (retold: Retold | undefined) => [retold?.editionId, retold?.ranking, retold?.probability]

test('a ranking is the same whether or not anything later exists', async () => {
  expect(asked).toHaveLength(3)
  for (const { target, retold } of asked) {
    const known = await run({
      editions: folder.editions.filter((edition) => edition.knownFrom <= target.start),
      targets: folder.targets.filter(({ start, id }) => start < target.start || id === target.id),
    })
    expect(said(known.at(-1))).toEqual(said(retold))
  }
})

test('a poisoned future, the target’s own list and lists of the same day included, changes nothing', async () => {
  for (const { target, retold } of asked) {
    const { start } = target
    const poisoned = folder.editions.map(
      (edition): Edition =>
        edition.knownFrom <= start ? edition : { ...edition, exhibitors: poison(edition.id) },
    )
    const [first] = folder.editions
    if (!first) throw new Error('no edition')
    const sameDay = {
      ...first,
      id: 'a-same-day',
      start,
      knownFrom: start + 1,
      exhibitors: poison('same day'),
    }
    const found = await run({ editions: [sameDay, ...poisoned], targets: folder.targets })
    expect(said(found.find(({ editionId }) => editionId === target.id))).toEqual(said(retold))
  }
})

test('the future would show if it reached a feature', async () => {
  const leaky = folder.editions.map((edition) => ({ ...edition, knownFrom: edition.knownFrom - 400 }))
  const found = await run({ editions: leaky, targets: folder.targets })
  const [, second] = asked
  expect(said(found.find(({ editionId }) => editionId === second?.target.id))).not.toEqual(
    said(second?.retold),
  )
})

test('the model finds the planted habits: above the baseline, calibrated, one name per house', () => {
  const late = whole.filter(({ editionId }) => Number(editionId.slice(-4)) >= 2010)
  const model = figuresOf(late.flatMap((one) => one.model ?? []))
  const usual = figuresOf(late.flatMap((one) => one.usual ?? []))
  expect(model.editions).toBe(12)
  expect(model.p50).toBeGreaterThan(usual.p50 + 0.01)
  expect(model.ece).toBeLessThan(0.05)
  for (const { ranking, probability } of late) {
    expect(ranking.length).toBeLessThanOrEqual(500)
    expect(probability).toHaveLength(ranking.length)
    const houses = ranking.map((key) => key.replace(/ gmbh$/, ''))
    expect(new Set(houses).size).toBe(houses.length)
    expect(probability).toEqual(probability.toSorted((a, b) => b - a))
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
