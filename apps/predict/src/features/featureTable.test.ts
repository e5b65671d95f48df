import { expect, test } from 'vitest'
import { companyWorld, printedWorld, type SmallList } from '#backtest/smallWorld.ts'
import { featureAt, featureNames, featureTable, width } from '#features/featureTable.ts'
import { Scene } from '#scene/scene.ts'
import type { World } from '#world/world.ts'

const year = 365
/** Who fills the lists, so that they count as lists. */
const crowd = ['kappa', 'lambda', 'omikron', 'sigma', 'ypsilon']
const list = (series: string, start: number, keys: string[], more: Partial<SmallList> = {}): SmallList => ({
  series,
  start,
  keys: [...crowd, ...keys],
  ...more,
})

/** What is said of each exhibitor of an edition, by the name of the feature. */
function seen(world: World, id: string, cutOff: number) {
  const edition = world.editions.findIndex((one) => one.id === id)
  const { candidates, values } = featureTable(new Scene(world, edition, cutOff))
  return (key: string, feature: string): number => {
    const row = candidates.findIndex(({ exhibitor }) => world.exhibitors.keyOf(exhibitor) === key)
    return row < 0 ? Number.NEGATIVE_INFINITY : (values[row * width + featureAt(feature)] ?? Number.NaN)
  }
}

const years = (at: number) => 10_000 + at * year

test('every feature has a name of its own', () => {
  expect(new Set(featureNames).size).toBe(width)
  expect(() => featureAt('nothing')).toThrow('no feature')
})

test('the record in the series: recency, frequency, streak, gaps', () => {
  const world = printedWorld([
    list('A', years(0), ['velara', 'orbita']),
    list('A', years(1), ['orbita']),
    list('A', years(2), ['velara', 'orbita']),
    list('A', years(3), []),
  ])
  const of = seen(world, `A-${years(3)}`, years(3))
  const said = (key: string) =>
    ['inLast', 'inLast-2', 'inLast-3', 'inLast-4', 'timesHere', 'streak', 'longestStreak'].map((name) =>
      of(key, name),
    )
  expect(said('velara')).toEqual([1, 0, 1, Number.NaN, 2, 1, 1])
  expect(said('orbita')).toEqual([1, 1, 1, Number.NaN, 3, 3, 3])
  expect(of('velara', 'returnsHere')).toBeCloseTo(1 / 3)
  expect(of('orbita', 'returnsHere')).toBeCloseTo(3 / 4)
  expect(of('velara', 'yearsSinceLastHere')).toBeCloseTo(1, 2)
  expect(of('velara', 'usualPlace')).toBeLessThan(of('orbita', 'usualPlace'))
})

test('the edition: how many return, how many are new, how far ahead it is seen from', () => {
  const world = printedWorld([
    list('A', years(0), ['velara']),
    list('A', years(1), ['velara', 'orbita']),
    list('A', years(2), ['orbita', 'nova']),
    list('A', years(3), []),
  ])
  const of = seen(world, `A-${years(3)}`, years(3) - 60)
  expect(of('nova', 'retention1')).toBeCloseTo(6 / 7)
  expect(of('nova', 'newcomerShare')).toBeCloseTo(1 / 7)
  expect(of('nova', 'lastSize')).toBe(7)
  expect(of('nova', 'monthsAhead')).toBe(2)
})

test('another series whose exhibitors come pulls more than one whose exhibitors do not', () => {
  const world = printedWorld([
    ...[0, 1, 2].flatMap((at) => [
      list('B', years(at) - 100, ['velara', 'orbita', 'nova', ...(at === 2 ? ['near'] : [])]),
      {
        series: 'C',
        start: years(at) - 100,
        keys: ['far', 'c1', 'c2', 'c3', 'c4', ...(at === 1 ? ['nova'] : [])],
      },
      list('A', years(at), ['velara', 'orbita', 'nova']),
    ]),
    list('A', years(3) - 150, []),
  ])
  const of = seen(world, `A-${years(3) - 150}`, years(3) - 150)
  expect(of('near', 'pullBest')).toBeGreaterThan(2 * of('far', 'pullBest'))
  expect(of('near', 'pullAny')).toBeGreaterThan(of('far', 'pullAny'))
  expect(of('near', 'profileLikeLast')).toBeGreaterThan(of('far', 'profileLikeLast'))
  expect(of('near', 'inLast')).toBe(0)
})

test('activity anywhere: how much lately, how faithful, and beyond what was to expect', () => {
  const world = printedWorld([
    list('B', years(0) - 50, ['loyal', 'fickle']),
    list('B', years(1) - 50, ['loyal']),
    list('A', years(0), ['loyal', 'fickle']),
    list('A', years(1), []),
  ])
  const of = seen(world, `A-${years(1)}`, years(1))
  expect([of('loyal', 'timesAnywhere'), of('loyal', 'last12Months'), of('loyal', 'seriesAnywhere')]).toEqual([
    3, 2, 2,
  ])
  expect(of('loyal', 'lateSurprise')).toBeCloseTo((1 - 6 / 7) / 2)
  expect(of('fickle', 'lateSurprise')).toBeCloseTo(-6 / 7 / 2)
  expect(of('fickle', 'lateMissed12')).toBe(1)
})

test('home: whether it is here, its share of the last list, the other lists of this place', () => {
  const from = { velara: 'FR', orbita: 'DE' }
  const world = printedWorld([
    list('B', years(0) + 10, ['velara'], { country: 'FR', from }),
    list('A', years(0), ['velara', 'orbita'], { country: 'FR', from }),
    list('A', years(1), [], { country: 'FR' }),
  ])
  const of = seen(world, `A-${years(1)}`, years(1))
  expect([of('velara', 'homeIsHere'), of('orbita', 'homeIsHere'), of('kappa', 'homeIsHere')]).toEqual([
    1,
    0,
    Number.NaN,
  ])
  expect([of('velara', 'placeShare'), of('orbita', 'placeShare')]).toEqual([1, 0])
  expect(of('velara', 'homeShareHere')).toBeCloseTo(1 / 7)
})

test('of companies the register and the stands speak, of printed names the way they are printed', () => {
  const lists = [
    list('B', years(0) - 30, ['velara'], { organisers: ['First Org'] }),
    list('A', years(0), ['velara', 'orbita'], { organisers: ['First Org'] }),
    list('A', years(1), ['velara', 'orbita'], { organisers: ['First Org'] }),
    list('A', years(2), [], { organisers: ['First Org'] }),
  ]
  const id = `A-${years(2)}`
  const register = { velara: { industry: 34, capital: 6 }, kappa: { industry: 34 } }
  const areas = { [`A-${years(0)}`]: { velara: 9 }, [`A-${years(1)}`]: { velara: 36 } }
  const company = seen(companyWorld(lists, register, areas), id, years(2))
  expect(company('velara', 'industryShare')).toBeCloseTo(2 / 7)
  expect(company('velara', 'boothGrowth')).toBeCloseTo(Math.log(4))
  expect([company('velara', 'lastArea'), company('velara', 'capital')]).toEqual([36, 6])
  expect([company('velara', 'sameOrganizer'), company('velara', 'sameOrganizerElsewhere')]).toEqual([3, 1])
  expect([company('velara', 'nameInLast'), company('velara', 'words')]).toEqual([Number.NaN, Number.NaN])
  const printed = seen(printedWorld(lists), id, years(2))
  expect([printed('velara', 'nameInLast'), printed('velara', 'words')]).toEqual([1, 1])
  for (const feature of [
    'inLast',
    'timesHere',
    'streak',
    'timesAnywhere',
    'loyalty',
    'pullBest',
    'retention1',
  ])
    expect(printed('velara', feature)).toBe(company('velara', feature))
})

test('several names of one house share its record, and each has its own', () => {
  const world = printedWorld([
    list('A', years(0), ['orbita marine', 'saab dynamics']),
    list('A', years(1), ['orbita marine gmbh', 'saab kockums', 'saab dynamics']),
    list('A', years(2), []),
  ])
  const of = seen(world, `A-${years(2)}`, years(2))
  expect([of('orbita marine', 'inLast'), of('orbita marine', 'nameInLast')]).toEqual([1, 0])
  expect([of('orbita marine gmbh', 'timesHere'), of('orbita marine gmbh', 'nameTimesHere')]).toEqual([2, 1])
  expect(of('orbita marine gmbh', 'namesOfHouse')).toBe(2)
  expect(of('saab kockums', 'brandNames')).toBe(2)
  expect([of('saab dynamics', 'familyShareHere'), of('saab dynamics', 'familyNewNames')]).toEqual([
    expect.closeTo(2 / 3),
    1,
  ])
})

test('nothing that was not known on the cut-off is seen', () => {
  const lists = [
    list('A', years(0), ['velara']),
    list('B', years(1) - 20, ['velara', 'orbita']),
    list('A', years(1), ['velara', 'nova']),
  ]
  const before = years(1) - 30
  const whole = seen(printedWorld(lists), `A-${years(1)}`, before)
  const known = seen(printedWorld([...lists.slice(0, 1), list('A', years(1), [])]), `A-${years(1)}`, before)
  for (const feature of featureNames)
    expect([feature, whole('velara', feature)]).toEqual([feature, known('velara', feature)])
  expect(whole('orbita', 'inLast')).toBe(Number.NEGATIVE_INFINITY)
  expect(seen(printedWorld(lists), `A-${years(1)}`, years(1))('velara', 'timesAnywhere')).toBe(2)
  expect(() => seen(printedWorld(lists), `A-${years(0)}`, years(1))).toThrow('before the edition begins')
})
