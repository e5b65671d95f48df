import { expect, test } from 'vitest'
import { fairWorld } from '#backtest/fairWorld.ts'
import { featureTable } from '#features/featureTable.ts'
import { heldOutOf, metricsOf, testedOn } from '#run/heldOut.ts'
import { Scene } from '#scene/scene.ts'

const place = { series: 'a', country: '', lat: null, lon: null, organisers: [] }
const house = (at: number) => ({
  key: `house ${at}`,
  aliases: [],
  country: '',
  lat: null,
  lon: null,
  host: '',
})
const houses = Array.from({ length: 24 }, (_, at) => house(at))
// Every second house comes again.
const again = houses.filter((_, at) => at % 2 === 0)
const world = fairWorld(
  [100, 465, 830, 1195].map((start, at) => ({
    ...place,
    id: `a${at}`,
    start,
    knownFrom: start + 1,
    exhibitors: at % 2 === 0 ? houses : again,
  })),
  [],
)

/** What is held out of an edition when the model said nothing but 0 or 1. */
function saidSurely(edition: number) {
  const { start = 0 } = world.editions[edition] ?? {}
  const table = featureTable(new Scene(world, edition, start - 60))
  const places = table.candidates.map((_, row) => ({ row, logOdds: 0, probability: row % 3 === 0 ? 1 : 0 }))
  const question = { edition, cutOff: start - 60, knownOn: start + 30, isAsked: true }
  return heldOutOf({ question, table, places }, start + 30)
}

test('where the model was sure of everything, right or wrong, every figure is a number', () => {
  const heldOut = [1, 2, 3].map(saidSurely)
  expect(heldOut.flatMap(({ logOdds }) => logOdds).every(Number.isFinite)).toBe(true)
  const tested = testedOn(world, heldOut)
  expect(tested).toHaveLength(3)
  const { model, calibrationError } = metricsOf(tested)
  expect(model).not.toBeNull()
  expect(
    Object.entries({ ...model, calibrationError }).filter(([, value]) => !Number.isFinite(value)),
  ).toEqual([])
  for (const { model: one } of tested)
    expect(one.probability.every((value) => value >= 0 && value <= 1)).toBe(true)
})
