import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributed, type Touch } from '#schedule/review/attributed.ts'
import { type DealRecord, dealsOf } from '#schedule/review/deals.ts'
import { addDeal, bothOutcomes, noOutcome, tallyOf } from '#schedule/review/figures.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const said = (at: number, stage: DealRecord['stage'], amount: number | null = null): DealRecord => ({
  lead: 'a',
  stage,
  amount,
  at: day(at),
  personId: 'p',
})
const told = (...records: DealRecord[]) =>
  dealsOf(records, 180).map(({ quotedAmount, isWon, wonAmount }) => [quotedAmount, isWon, wonAmount])

test('an offer that is mended is one, ordered or lost it ends, and further orders count by their amounts', () => {
  expect(told(said(1, 'quoted', 500), said(9, 'quoted', 400))).toEqual([[400, false, 0]])
  expect(told(said(1, 'quoted', 500), said(9, 'won', 450))).toEqual([[500, true, 450]])
  expect(told(said(1, 'won', 450))).toEqual([[450, true, 450]])
  expect(told(said(1, 'quoted', 500), said(3, 'lost'), said(9, 'quoted', 300))).toEqual([
    [500, false, 0],
    [300, false, 0],
  ])
  // Told again it is the same order; its amount may be told later.
  expect(told(said(1, 'won'), said(5, 'won'), said(9, 'won', 200), said(12, 'won'))).toEqual([
    [200, true, 200],
  ])
  expect(told(said(1, 'won', 200), said(9, 'won', 100))).toEqual([
    [200, true, 200],
    [100, true, 100],
  ])
  // After the window it is another.
  expect(told(said(1, 'quoted', 500), said(300, 'quoted', 600))).toHaveLength(2)
  expect(told(said(1, 'won'), said(300, 'won'))).toHaveLength(2)
})

const touch = (at: number, editionId: string): Touch => ({ lead: 'a', editionId, at: day(at) })

test('the first and the last contact within the window are the reason, and what lies outside of it is none', () => {
  const [deal] = attributed(
    dealsOf([said(200, 'won', 1)], 180),
    [touch(19, '早'), touch(20, '甲'), touch(100, '乙'), touch(200, '丙'), touch(201, '后')],
    180,
  )
  expect([deal?.first, deal?.last]).toEqual(['甲', '丙'])
  const [alone] = attributed(dealsOf([said(200, 'won', 1)], 180), [touch(19, '早')], 180)
  expect([alone?.first, alone?.last]).toEqual([null, null])
})

const records = fc.array(
  fc.record({
    lead: fc.constantFrom('a', 'b', 'c'),
    stage: fc.constantFrom('quoted' as const, 'won' as const, 'lost' as const),
    amount: fc.option(fc.integer({ min: 0, max: 1e9 })),
    at: fc.integer({ min: 0, max: 700 }).map(day),
    personId: fc.constantFrom('p', 'q'),
  }),
  { maxLength: 40 },
)
const contacts = fc.array(
  fc.record({
    lead: fc.constantFrom('a', 'b', 'c'),
    editionId: fc.constantFrom('x', 'y', 'z'),
    at: fc.integer({ min: 0, max: 700 }).map(day),
  }),
  { maxLength: 40 },
)

test('exhibitions and what belongs to none are the whole, to the cent, in whatever order it is read', () => {
  fc.assert(
    fc.property(records, contacts, fc.constantFrom(90, 180, 365), (said, touched, windowDays) => {
      const ordered = said.toSorted((a, b) => a.at.getTime() - b.at.getTime())
      const deals = [...Map.groupBy(ordered, ({ lead }) => lead).values()].flatMap((of) =>
        dealsOf(of, windowDays),
      )
      const all = attributed(deals, touched, windowDays)
      expect(attributed(deals, touched.toReversed(), windowDays)).toEqual(all)
      const whole = noOutcome()
      for (const deal of all) addDeal(whole, deal)
      const tally = tallyOf({ contacts: [], targets: [], costs: [], deals: all })
      for (const by of ['first', 'last'] as const) {
        const none = noOutcome()
        for (const deal of all) if (deal[by] === null) addDeal(none, deal)
        const sum = [...tally.values()].reduce(
          (so, people) => bothOutcomes(so, people.get(null)?.[by] ?? noOutcome()),
          none,
        )
        expect(sum).toEqual(whole)
        const people = [...tally.values()].flatMap((of) => [...of].filter(([who]) => who !== null))
        expect(people.reduce((so, [, figures]) => bothOutcomes(so, figures[by]), none)).toEqual(whole)
      }
    }),
    { numRuns: 500 },
  )
})
