import { expect, test } from 'vitest'
import { usualOptions } from '#rank/forecastOptions.ts'
import { withinBudget } from '#rank/trainingBudget.ts'

const work = ({ members, nets }: ReturnType<typeof withinBudget>, rows: number) =>
  rows *
  (members.reduce((sum, member) => sum + member.trees, 0) + nets.reduce((sum, net) => sum + net.epochs, 0))

test('everything in full on few rows, and no more work on many', () => {
  expect(withinBudget(usualOptions, 100_000)).toEqual({
    members: usualOptions.members,
    nets: usualOptions.nets,
  })
  const full = work(withinBudget(usualOptions, 300_000), 300_000)
  for (const rows of [500_000, 800_000, 1_200_000])
    expect(work(withinBudget(usualOptions, rows), rows)).toBeLessThan(full * 1.1)
  const large = withinBudget(usualOptions, 700_000)
  expect(large.members[0]?.rate).toBeGreaterThan(usualOptions.members[0]?.rate ?? 1)
})
