import { expect, test } from 'vitest'
import type { Edition } from '#backtest/fair.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { lackOf } from '#run/lack.ts'

const announced = { series: 'a', country: '', lat: null, lon: null, organisers: [] }

function list(id: string, start: number, size: number): Edition {
  const exhibitors = Array.from({ length: size }, (_, at) => ({
    key: `house ${at}`,
    aliases: [],
    country: '',
    lat: null,
    lon: null,
    host: '',
  }))
  return { ...announced, id, start, knownFrom: start + 1, exhibitors }
}

/** Why nothing is said on day 1000 of an edition on day 1200 whose series had these lists. */
function lackAfter(...earlier: Edition[]) {
  const world = fairWorld(earlier, [{ ...announced, id: 'next', start: 1200, split: '' }])
  return lackOf(world, world.editions.length - 1, 1000)
}

test('no list is said to be known only where there is none', () => {
  expect(lackAfter()).toMatchObject({ code: 'noEarlierList' })
  expect(lackAfter(list('a1', 100, 3))).toMatchObject({ code: 'fewEarlierExhibitors', have: 3 })
})

test('from one list nothing is said, from two it is', () => {
  expect(lackAfter(list('a1', 100, 40))).toEqual({ code: 'oneEarlierList', have: 1, need: 2 })
  expect(lackAfter(list('a1', 100, 40), list('a2', 500, 40))).toBeNull()
  expect(lackAfter(list('a1', 100, 8), list('a2', 500, 9))).toMatchObject({
    code: 'fewEarlierExhibitors',
    have: 9,
  })
})
