import { expect, test } from 'vitest'
import { fairWorld } from '#backtest/fairWorld.ts'
import { inventedFairs } from '#backtest/inventedFairs.ts'
import { questionsOf } from '#backtest/questions.ts'
import { anchorWeight } from '#learn/anchor.ts'
import { foretell } from '#learn/foretell.ts'
import { usualOptions } from '#learn/usualOptions.ts'
import { usualOrder } from '#scene/usualOrder.ts'

test('before anything is learnt the ranking is the simplest one, one name per house', async () => {
  const { editions, targets } = inventedFairs()
  const world = fairWorld(editions, targets)
  const asked = new Set(Array.from({ length: 18 }, (_, at) => at))
  const untaught = { ...usualOptions, fewest: { editions: 5, rows: Number.POSITIVE_INFINITY } }
  let compared = 0
  for await (const { table, places } of foretell(world, questionsOf(world, asked, 0), untaught)) {
    const { scene, candidates } = table
    const houses = new Set<number>()
    const once = usualOrder(scene).filter((name) => {
      const house = scene.houseOf(name)
      return !houses.has(house) && houses.add(house)
    })
    const said = places.slice(0, 40).map(({ row }) => candidates[row]?.exhibitor)
    expect(said.slice(0, once.length)).toEqual(once.slice(0, 40))
    if (once.length > 0) compared++
  }
  expect(compared).toBe(12)
})

test('the anchor counts for less the more there was to learn from, and never for nothing', () => {
  expect(anchorWeight(4000)).toBeGreaterThan(0.4)
  expect(anchorWeight(300_000)).toBeLessThan(0.2)
  expect(anchorWeight(1e9)).toBeGreaterThan(0.1)
})
