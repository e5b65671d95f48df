import { expect, test } from 'vitest'
import { beforeShow, inDays, postponements } from '#followUp/times.ts'

/** 2026-11-21 23:30 in Shanghai. */
const lateEvening = Date.parse('2026-11-21T15:30:00Z')

test('tomorrow is the next morning in Shanghai, also late in the evening', () => {
  expect(inDays(1, lateEvening)).toBe('2026-11-22T01:30:00.000Z')
  expect(inDays(7, lateEvening)).toBe('2026-11-28T01:30:00.000Z')
})

test('30 days before the show, unless that is over', () => {
  expect(beforeShow('2027-03-01', lateEvening)).toBe('2027-01-30T01:30:00.000Z')
  expect(beforeShow('2026-12-01', lateEvening)).toBeNull()
})

test('a coming appointment is put off from its own day, one that is over from now, at the same time of day', () => {
  // Wednesday 14:00: Thursday, and Monday after it.
  expect(postponements('2026-11-25T06:00:00.000Z', lateEvening)).toEqual([
    '2026-11-26T06:00:00.000Z',
    '2026-11-30T06:00:00.000Z',
  ])
  // Saturday 23:30: too late for today; Sunday and Monday.
  expect(postponements('2026-11-01T06:00:00.000Z', lateEvening)).toEqual([
    '2026-11-22T06:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
  ])
})

test('later today is two hours on, at the full or half hour, and never after nine in the evening', () => {
  const at = (time: string) => Date.parse(`2026-11-24T${time}:00+08:00`)
  const planned = '2026-11-24T01:30:00.000Z'
  expect(postponements(planned, at('10:10'))[0]).toBe('2026-11-24T04:30:00.000Z')
  expect(postponements(planned, at('19:00'))[0]).toBe('2026-11-24T13:00:00.000Z')
  expect(postponements(planned, at('19:01'))[0]).toBe('2026-11-25T01:30:00.000Z')
  // At four in the afternoon it is planned already: two hours after that.
  expect(postponements('2026-11-24T08:00:00.000Z', at('10:10'))[0]).toBe('2026-11-24T10:00:00.000Z')
})

test('on a Sunday the day after is the Monday, which is offered once', () => {
  const sunday = Date.parse('2026-11-22T10:00:00+08:00')
  expect(postponements('2026-11-20T01:30:00.000Z', sunday)).toEqual([
    '2026-11-22T04:00:00.000Z',
    '2026-11-23T01:30:00.000Z',
  ])
})
