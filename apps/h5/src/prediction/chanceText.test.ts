import { expect, test } from 'vitest'
import { chanceText } from '#prediction/chanceText.ts'

test('a chance is said in whole percent, and nothing is certain', () => {
  expect([0, 0.004, 0.126, 0.994, 0.996, 1].map(chanceText)).toEqual(['1%', '1%', '13%', '99%', '99%', '99%'])
})
