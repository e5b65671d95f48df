import { expect, test } from 'vitest'
import { type Claim, freeSpans } from '#hall/freeSpans.ts'

const whole = (from: string, to: string): Claim => ({ from, to, pavilions: [], isWholeHall: true })
const of = (pavilions: string[], from: string, to: string): Claim => ({
  from,
  to,
  pavilions,
  isWholeHall: false,
})
const april = whole('2027-04-01', '2027-04-30')

test('without an offer nothing is free, however empty it looks', () => {
  expect(freeSpans(['N1'], [], [])).toEqual([])
  expect(freeSpans(['N1'], [], [of(['N2'], '2027-04-01', '2027-04-02')])).toEqual([])
})

test('what is offered less what is taken, pavilion by pavilion, to the day', () => {
  expect(freeSpans(['N1', 'N2'], [april], [of(['N1'], '2027-04-10', '2027-04-12')])).toEqual([
    { pavilion: 'N1', from: '2027-04-01', to: '2027-04-09' },
    { pavilion: 'N1', from: '2027-04-13', to: '2027-04-30' },
    { pavilion: 'N2', from: '2027-04-01', to: '2027-04-30' },
  ])
})

test('an exhibition whose pavilions nobody names may be in any: none is free on its days', () => {
  expect(freeSpans(['N1'], [april], [of([], '2027-03-29', '2027-04-29')])).toEqual([
    { pavilion: 'N1', from: '2027-04-30', to: '2027-04-30' },
  ])
})

test('claims that overlap or end outside, offers that touch', () => {
  const offers = [of(['N1'], '2027-04-11', '2027-04-20'), of(['N1'], '2027-04-01', '2027-04-10')]
  const taken = [of(['N1'], '2027-04-05', '2027-04-15'), of(['N1'], '2027-04-07', '2027-04-08')]
  expect(freeSpans(['N1'], offers, taken)).toEqual([
    { pavilion: 'N1', from: '2027-04-01', to: '2027-04-04' },
    { pavilion: 'N1', from: '2027-04-16', to: '2027-04-20' },
  ])
  expect(freeSpans(['N1'], offers, [whole('2027-01-01', '2027-12-31')])).toEqual([])
})
