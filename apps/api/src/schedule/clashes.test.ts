import type { PlanItem } from '@zhzz/contract/schedule/plan.ts'
import { expect, test } from 'vitest'
import { clashesOf, distanceOf, type Planned } from '#schedule/clashes.ts'

const me = { id: 'me', name: '我' }
const shanghai = { longitude: 121.4737, latitude: 31.2304 }
const suzhou = { longitude: 120.5853, latitude: 31.2989 }
const guangzhou = { longitude: 113.2644, latitude: 23.1291 }
const frankfurt = { longitude: 8.6821, latitude: 50.1109 }

type More = Partial<Pick<Planned, 'busy' | 'isOff'>> & Partial<Pick<PlanItem, 'people' | 'cityName'>>

function row(id: string, from: string, to: string, place: Planned['place'], more: More = {}): Planned {
  const { busy, isOff, ...facts } = more
  return {
    item: {
      id,
      editionId: id,
      name: id,
      englishName: null,
      startDate: from,
      endDate: to,
      status: 'upcoming',
      daysLeft: 9,
      hallId: null,
      placeName: null,
      cityName: null,
      longitude: null,
      latitude: null,
      tile: { word: '机床', hue: 1 },
      joinRole: null,
      reminders: [],
      note: null,
      budget: null,
      actualCost: null,
      hasExpenses: false,
      planState: 'planned',
      goalLeads: null,
      goalMeetings: null,
      isShared: false,
      memberIds: [],
      movedFrom: null,
      targetCount: 0,
      visitedCount: 0,
      followedCount: 0,
      isMine: true,
      people: [me],
      ...facts,
    },
    busy: busy ?? { from, to },
    place,
    isOff: isOff ?? false,
  }
}

const told = (...rows: Planned[]) =>
  clashesOf(rows).map(({ kind, first, second, from, to }) => [kind, first.id, second.id, from, to])

const one = row('一', '2027-03-10', '2027-03-12', shanghai)

test('the same days in two places clash, also by one day; days after one another nearby do not', () => {
  expect(told(row('二', '2027-03-12', '2027-03-14', suzhou), one)).toEqual([
    ['overlap', '一', '二', '2027-03-12', '2027-03-12'],
  ])
  expect(told(one, row('三', '2027-03-13', '2027-03-14', suzhou))).toEqual([])
})

test('two in one city on the same days are told apart from two cities', () => {
  expect(told(one, row('二', '2027-03-11', '2027-03-14', shanghai))[0]?.[0]).toBe('sameCity')
  const unplaced = (id: string, cityName: string | null) =>
    row(id, '2027-05-10', '2027-05-12', null, { cityName })
  expect(told(unplaced('三', '上海'), unplaced('四', '上海'))[0]?.[0]).toBe('sameCity')
  expect(told(unplaced('三', '上海'), unplaced('四', null))[0]?.[0]).toBe('overlap')
})

test('the next morning in a far city cannot be made; with a day between, or nearby, or nowhere known, it can', () => {
  expect(told(one, row('二', '2027-03-13', '2027-03-14', guangzhou))).toEqual([
    ['travel', '一', '二', '2027-03-12', '2027-03-13'],
  ])
  expect(told(one, row('三', '2027-03-14', '2027-03-15', guangzhou))).toEqual([])
  expect(told(one, row('四', '2027-03-13', '2027-03-14', null))).toEqual([])
})

test('overseas takes a second day', () => {
  expect(told(one, row('二', '2027-03-14', '2027-03-16', frankfurt))[0]?.[0]).toBe('travel')
  expect(told(one, row('三', '2027-03-15', '2027-03-16', frankfurt))).toEqual([])
})

test('who builds is there before it opens', () => {
  const busy = { from: '2027-03-11', to: '2027-03-18' }
  const [clash] = clashesOf([one, row('二', '2027-03-15', '2027-03-17', suzhou, { busy })])
  expect(clash).toMatchObject({
    kind: 'overlap',
    isWithMoves: true,
    from: '2027-03-11',
    to: '2027-03-12',
  })
})

test('what other people do, and what is off, does not clash', () => {
  const her = { people: [{ id: 'other', name: '她' }] }
  expect(told(one, row('二', '2027-03-10', '2027-03-12', guangzhou, her))).toEqual([])
  expect(told(one, row('三', '2027-03-10', '2027-03-12', guangzhou, { isOff: true }))).toEqual([])
})

test('distances are those of a map', () => {
  const far = (place: Planned['place']) => distanceOf({ place: shanghai }, { place })
  expect(far(suzhou)).toBeGreaterThan(80)
  expect(far(suzhou)).toBeLessThan(90)
  expect([far(shanghai), far(null)]).toEqual([0, null])
})
