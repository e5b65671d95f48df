import { expect, test } from 'vitest'
import { stepNumber } from '#ui/field/stepNumber.ts'

test('without rules: by one, and not below one', () => {
  expect(stepNumber(null, true)).toBe(1)
  expect(stepNumber(1, true)).toBe(2)
  expect(stepNumber(2, false)).toBe(1)
  expect(stepNumber(1, false)).toBe(1)
})

test('by its own step between its own ends', () => {
  const rules = { min: 0, max: 25, step: 10 }
  expect(stepNumber(null, false, rules)).toBe(0)
  expect(stepNumber(20, true, rules)).toBe(25)
  expect(stepNumber(5, false, rules)).toBe(0)
  expect(stepNumber(90, false, rules)).toBe(25)
})
