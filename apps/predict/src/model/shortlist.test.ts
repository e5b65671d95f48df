import { expect, test } from 'vitest'
import { ensembleLogOdds, trainEnsemble } from '#model/ensemble.ts'
import { randomFrom } from '#model/random.ts'
import { logOddsOfBest } from '#model/shortlist.ts'
import { TrainingRows } from '#model/trainingRows.ts'

test('the best rows get what the whole ensemble says, and the others no place', async () => {
  const random = randomFrom(5)
  const rows = new TrainingRows(2)
  for (let row = 0; row < 3000; row++) {
    const value = random()
    rows.add(Float32Array.of(value, random()), random() < value, 1)
  }
  const member = {
    trees: 20,
    leaves: 8,
    minHessian: 1,
    l2: 1,
    rate: 0.2,
    rowShare: 1,
    featureShare: 1,
    seed: 1,
  }
  const net = { hidden: [4], epochs: 3, rate: 0.01, shrink: 0, dropout: 0, seed: 1 }
  const ensemble = await trainEnsemble(rows, { members: [member], nets: [net] })
  const values = rows.values.slice(0, rows.count * 2)
  const whole = ensembleLogOdds(ensemble, values)
  const best = logOddsOfBest(ensemble, values)
  const placed = [...best.keys()].filter((row) => best[row] !== Number.NEGATIVE_INFINITY)
  expect(placed).toHaveLength(2000)
  for (const row of placed) expect(best[row]).toBeCloseTo(whole[row] ?? Number.NaN, 6)
  const top = [...whole.keys()].sort((a, b) => (whole[b] ?? 0) - (whole[a] ?? 0)).slice(0, 500)
  expect(top.every((row) => placed.includes(row))).toBe(true)
})
