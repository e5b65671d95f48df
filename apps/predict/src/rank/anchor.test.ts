import { expect, test, vi } from 'vitest'
import { backtest } from '#bench/backtest.ts'
import { inventedFairs } from '#fair/inventedFairs.ts'
import { anchorWeight } from '#rank/anchor.ts'
import { usualOptions } from '#rank/forecastOptions.ts'

vi.setConfig({ testTimeout: 300_000 })

test('before anything is learnt the ranking is the simplest one, one name per company', async () => {
  const untaught = { ...usualOptions, firstLesson: Number.POSITIVE_INFINITY }
  const { editions, targets } = inventedFairs()
  let compared = 0
  for await (const { forecast, baselines } of backtest(
    { editions, targets: targets.slice(0, 12) },
    untaught,
  )) {
    const companies = new Set<string>()
    const once = (baselines[0] ?? []).filter((key) => {
      const company = key.replace(/ gmbh$/, '')
      return !companies.has(company) && companies.add(company)
    })
    expect(forecast.keys.slice(0, 40)).toEqual(once.slice(0, 40))
    compared++
  }
  expect(compared).toBe(12)
})

test('the anchor counts for less the more there was to learn from, and never for nothing', () => {
  expect(anchorWeight(4000)).toBeGreaterThan(0.4)
  expect(anchorWeight(300_000)).toBeLessThan(0.2)
  expect(anchorWeight(1e9)).toBeGreaterThan(0.1)
})
