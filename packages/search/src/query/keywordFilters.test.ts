import { expect, test } from 'vitest'
import { readConditions } from '#query/keywordFilters.ts'

const known = new Map([
  ['上海', 'place'],
  ['上海市', 'place'],
  ['机床', 'topic'],
  ['机器人', 'topic'],
])

function read(keyword: string, today = '2026-11-21') {
  const { found, rest } = readConditions(keyword, known, today)
  return { words: found.map(({ kind, text }) => `${kind} ${text}`), rest }
}

test('words of a keyword, apart or in one piece, are filters when nothing else is in them', () => {
  const words = ['time 3月', 'known 上海', 'known 机床', 'customBooth 特装']
  expect(read('3月 上海 机床 特装')).toEqual({ words, rest: '' })
  expect(read('3月上海机床特装展')).toEqual({ words, rest: '' })
  expect(read('３月 上海市')).toEqual({ words: ['time 3月', 'known 上海市'], rest: '' })
})

test('a name stays a keyword', () => {
  expect(read('上海机床厂')).toEqual({ words: [], rest: '上海机床厂' })
  expect(read('上海 锐霆')).toEqual({ words: ['known 上海'], rest: '锐霆' })
  expect(read('3月兔')).toEqual({ words: [], rest: '3月兔' })
  expect(read('13月')).toEqual({ words: [], rest: '13月' })
  expect(read('展')).toEqual({ words: [], rest: '展' })
})

test.each([
  ['3月', '2026-11-21', '2027-03-01', '2027-03-31'],
  ['11月', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['12月', '2026-11-21', '2026-12-01', '2026-12-31'],
  ['2028年2月', '2026-11-21', '2028-02-01', '2028-02-29'],
  ['9月至12月', '2026-11-21', '2026-09-01', '2026-12-31'],
  ['9-12月', '2026-11-21', '2026-09-01', '2026-12-31'],
  ['3月到5月', '2026-11-21', '2027-03-01', '2027-05-31'],
  ['2027年11月至2月', '2026-11-21', '2027-11-01', '2028-02-29'],
  ['下月', '2026-12-05', '2027-01-01', '2027-01-31'],
  ['明年', '2026-11-21', '2027-01-01', '2027-12-31'],
  ['上半年', '2026-11-21', '2027-01-01', '2027-06-30'],
  ['下半年', '2026-11-21', '2026-07-01', '2026-12-31'],
  ['本周末', '2026-11-22', '2026-11-21', '2026-11-22'],
  ['本周', '2026-11-22', '2026-11-16', '2026-11-22'],
])('%s on %s', (word, today, from, to) => {
  expect(readConditions(word, known, today).found).toEqual([{ kind: 'time', text: word, from, to }])
})
