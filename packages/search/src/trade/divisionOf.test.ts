import { expect, test } from 'vitest'
import { divisionOf } from '#trade/divisionOf.ts'
import { divisionWords } from '#trade/divisionWords.ts'

test('names of other editions and classifications mean their division', () => {
  expect(divisionOf('软件开发')).toBe('65')
  expect(divisionOf('信息传输、计算机服务和软件业')).toBe('I')
  expect(divisionOf('其他电源设备Ⅲ')).toBe('38')
  expect(divisionOf('光伏电池组件')).toBe('38')
})

test('of two words the longer one counts, of equal ones the last, and a division before a section', () => {
  expect(divisionOf('纺织化学制品')).toBe('26')
  expect(divisionOf('玻璃制造')).toBe('30')
})

test('a word in Latin letters is a word of its own, never a part of one', () => {
  expect(divisionOf('IT服务')).toBe('65')
  expect(divisionOf('IT Hardware & Software')).toBe('I')
  expect(divisionOf('Munitions, Ammunition')).toBeNull()
  expect(divisionOf('Security')).toBeNull()
})

test('a text without a known word means nothing', () => {
  expect(divisionOf('其他')).toBeNull()
  expect(divisionOf('')).toBeNull()
})

test('no word means two divisions', () => {
  const codes = Map.groupBy(divisionWords(), ([word]) => word)
  const doubled = [...codes].filter(([, all]) => new Set(all.map(([, code]) => code)).size > 1)
  expect(doubled.map(([word]) => word)).toEqual([])
})
