import { expect, test } from 'vitest'
import { statusTone } from '#ui/StatusChip.tsx'

test.each([
  ['存续', 'green'],
  ['存续（在营、开业、在册）', 'green'],
  ['迁出', 'green'],
  ['吊销，未注销', 'red'],
  ['已注销', 'red'],
  ['停业', 'red'],
  ['筹建', 'blue'],
])('%s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})
