import { expect, test } from 'vitest'
import { binOf, binRows } from '#model/binnedRows.ts'
import { Crew } from '#model/crew.ts'
import { ensembleLogOdds, trainEnsemble } from '#model/ensemble.ts'
import { randomFrom } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'

const member = {
  trees: 60,
  leaves: 6,
  minHessian: 1,
  l2: 1,
  rate: 0.2,
  rowShare: 0.8,
  featureShare: 1,
  seed: 5,
}

/** Label = exactly one of two features above a half, known only through their combination; unknown counts as high. */
function crossed(count: number): TrainingRows {
  const random = randomFrom(3)
  const rows = new TrainingRows(3)
  for (let row = 0; row < count; row++) {
    const [a, b] = [random(), random()]
    rows.add(Float32Array.from([a > 0.9 ? Number.NaN : a, b, random()]), a > 0.5 !== b > 0.5, 1)
  }
  return rows
}

test('learns what only a combination of features tells, the unknown included', async () => {
  const ensemble = await trainEnsemble(crossed(5000), { members: [member], nets: [] })
  const said = ensembleLogOdds(
    ensemble,
    Float32Array.from([0.2, 0.2, 0, 0.2, 0.8, 0, Number.NaN, 0.2, 0, Number.NaN, 0.8, 0]),
  )
  expect([...said].map((value) => value > 1.5)).toEqual([false, true, true, false])
})

test('the same seed gives the same trees, on however many threads', async () => {
  const rows = crossed(1500)
  const net = { hidden: [4], epochs: 2, rate: 0.01, shrink: 0, dropout: 0.1, seed: 1 }
  const options = {
    members: [member, { ...member, seed: 6 }, { ...member, seed: 7 }],
    nets: [net, { ...net, seed: 2 }],
  }
  const here = await trainEnsemble(rows, options)
  const crew = new Crew(2)
  const [first, second] = await Promise.all([1, 2].map(() => trainEnsemble(rows, options, crew)))
  expect([first, second]).toEqual([here, here])
  await crew.end()
  expect(here.boosted[0]).not.toEqual(here.boosted[1])
})

test('bins: the unknown is 0, equal values share a bin, order is kept', () => {
  const rows = new TrainingRows(1)
  for (const value of [5, 1, Number.NaN, 3, 3]) rows.add(Float32Array.from([value]), false, 1)
  const { columns, edges } = binRows(rows)
  expect([...(columns[0] ?? [])]).toEqual([3, 1, 0, 2, 2])
  expect(binOf(edges[0] ?? new Float32Array(), 99)).toBe(3)
})
