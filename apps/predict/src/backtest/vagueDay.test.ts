import { expect, test } from 'vitest'
import { firstDayOfVague, lastDayOfVague } from '#backtest/vagueDay.ts'
import { dateOf, parseDay } from '#world/days.ts'

test('a whole real date, or nothing', () => {
  expect(parseDay('1970-01-02')).toBe(1)
  expect(dateOf(parseDay('2019-06-17') ?? 0)).toBe('2019-06-17')
  for (const text of ['', '2019', '2019-06', '2019-02-30', 'soon']) expect(parseDay(text)).toBeNull()
})

test('a vague date is known only when the last day it can mean is over', () => {
  const last = (text: string) => {
    const day = lastDayOfVague(text)
    return day === null ? null : dateOf(day)
  }
  expect(last('2019')).toBe('2019-12-31')
  expect(last('2019-01-01')).toBe('2019-12-31')
  expect(last('2019-02')).toBe('2019-02-28')
  expect(last('2019-11')).toBe('2019-11-30')
  expect(last('2021-10-28')).toBe('2021-11-30')
  expect(last('2021-12-28')).toBe('2022-01-31')
  expect(last('unknown')).toBeNull()
})

test('a target with a vague date may use nothing of the time it can mean', () => {
  expect(firstDayOfVague('2024')).toBe(parseDay('2024-01-01'))
  expect(firstDayOfVague('2024-05')).toBe(parseDay('2024-05-01'))
  expect(firstDayOfVague('soon')).toBeNull()
})
