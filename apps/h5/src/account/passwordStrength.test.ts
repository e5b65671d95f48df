import { expect, test } from 'vitest'
import { passwordStrength } from '#account/passwordStrength.ts'

test.each([
  ['', 'weak'],
  ['a1b2c3', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaa', 'weak'],
  ['kx7mq2pw', 'medium'],
  ['rainy tuesday', 'strong'],
  ['紫色的大象在跳舞', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
