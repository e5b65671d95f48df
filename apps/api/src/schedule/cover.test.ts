import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, coveredBy, coverOf } from '#schedule/cover.ts'

type Destination = Candidate & { from: number; to: number; city: number }

const clash = (one: Destination, other: Destination) =>
  one.city !== other.city && one.from <= other.to && other.from <= one.to

const edition = fc
  .record({
    from: fc.integer({ min: 1, max: 40 }),
    length: fc.integer({ min: 0, max: 4 }),
    city: fc.integer({ min: 1, max: 4 }),
    there: fc.array(fc.tuple(fc.integer({ min: 0, max: 19 }), fc.constantFrom(0.05, 0.2, 0.5, 0.9, 1)), {
      maxLength: 12,
    }),
  })
  .map(
    ({ from, length, city, there }): Destination => ({
      from,
      to: from + length,
      city,
      presence: new Map(there),
    }),
  )
const instance = fc.record({
  candidates: fc.array(edition, { minLength: 1, maxLength: 12 }),
  planned: fc.array(edition, { maxLength: 2 }),
  most: fc.integer({ min: 1, max: 5 }),
})

/** The best there is, by trying every choice. */
function exact(candidates: readonly Destination[], planned: readonly Destination[], most: number): number {
  const go = (at: number, chosen: Destination[]): number => {
    const next = candidates[at]
    if (next === undefined) return coveredBy([...planned, ...chosen])
    const without = go(at + 1, chosen)
    const isFree = chosen.length < most && ![...planned, ...chosen].some((one) => clash(one, next))
    return isFree ? Math.max(without, go(at + 1, [...chosen, next])) : without
  }
  return go(0, [])
}

test('what is proposed never clashes, never exceeds its number, and reaches nine tenths of the best there is', () => {
  fc.assert(
    fc.property(instance, ({ candidates, planned, most }) => {
      const picks = coverOf({ candidates, planned, clash, most })
      const chosen = picks.map(({ one }) => one)
      expect(chosen.length).toBeLessThanOrEqual(most)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const [at, one] of chosen.entries())
        for (const other of [...planned, ...chosen.slice(at + 1)]) expect(clash(one, other)).toBe(false)
      const gained = coveredBy([...planned, ...chosen]) - coveredBy(planned)
      expect(picks.reduce((sum, { adds }) => sum + adds, 0)).toBeCloseTo(gained, 9)
      const best = exact(candidates, planned, most) - coveredBy(planned)
      expect(gained).toBeGreaterThanOrEqual(0.9 * best - 0.05 * most)
    }),
    { numRuns: 1_000 },
  )
})

test('an exhibition that stands in the way of two that reach more together gives way to them', () => {
  const at = (from: number, to: number, city: number, companies: number[]): Destination => ({
    from,
    to,
    city,
    presence: new Map(companies.map((company) => [company, 1])),
  })
  const long = at(1, 9, 1, [1, 2, 3])
  const first = at(1, 3, 2, [4, 5])
  const second = at(7, 9, 2, [6, 7])
  const picks = coverOf({ candidates: [long, first, second], planned: [], clash, most: 5 })
  expect(picks.map(({ one }) => one)).toEqual([first, second])
  // What is planned already is not met again, and bars its days.
  expect(coverOf({ candidates: [long, first, second], planned: [long], clash, most: 5 })).toEqual([])
  const known = at(20, 21, 1, [4, 5])
  expect(
    coverOf({ candidates: [first, second], planned: [known], clash, most: 5 }).map(({ adds }) => adds),
  ).toEqual([2])
})
