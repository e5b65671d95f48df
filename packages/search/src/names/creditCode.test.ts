import { expect, test } from 'vitest'
import { creditCodeIn, isCreditCode } from '#names/creditCode.ts'

// 91350100M000100Y43 is the example of GB 32100-2015.
test.each([
  '91350100M000100Y43',
  '91350100m000100y43',
  '９１３５０１００M000100Y43',
  '9135 0100 M000 100Y43',
])('%s is a credit code', (text) => {
  expect(creditCodeIn(text)).toBe('91350100M000100Y43')
})

test.each(['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43', ''])('%s is none', (text) => {
  expect(isCreditCode(text)).toBe(false)
})
