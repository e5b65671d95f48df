import { expect, test } from 'vitest'
import { posterText } from '#exhibition/posterText.ts'

test.each([
  ['2026世界人工智能大会', '人工智能'],
  ['第28届中国（上海）国际机床展览会', '机床'],
  ['第21届长三角橡塑与高分子材料交易会', '橡塑高分'],
  ['世界大会', '世界'],
  ['WAIC 2026', 'WAIC'],
  ['Hong Kong Book Fair 2026', 'HKB'],
  ['The China Fair', 'TCF'],
  ['2026', '20'],
])('%s is shown as %s', (name, shown) => {
  expect(posterText(name)).toBe(shown)
})
