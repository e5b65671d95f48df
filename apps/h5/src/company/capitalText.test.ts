import { expect, test } from 'vitest'
import { capitalText } from '#company/capitalText.ts'

test.each([
  [650_123_456, 'CNY', '6.5 亿'],
  [1_000_000_000, null, '10 亿'],
  [12_345_678, 'CNY', '1,235 万'],
  [356_789, 'CNY', '35.7 万'],
  [5_000_000, 'USD', '500 万美元'],
  [0, 'CNY', null],
  [null, 'CNY', null],
])('%s %s: %s', (value, currency, text) => {
  expect(capitalText(value, currency)).toBe(text)
})
