import { expect, test } from 'vitest'
import { firstWords as english } from '#i18n/en/firstWords.ts'
import { speak } from '#i18n/locale.ts'
import { firstWords as chinese } from '#i18n/zh-Hans/firstWords.ts'
import { statusText, statusTone } from '#ui/StatusChip.tsx'

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

test('a status is read in the chosen language, what nobody has translated as the register says it', () => {
  const statuses = ['存续（在营、开业、在册）', '在营（开业）企业', '吊销，未注销', '已注销', '筹建（筹备）']
  speak('zh-Hans', chinese)
  expect(statuses.map(statusText)).toEqual(['存续', '在营', '吊销', '注销', '筹建'])
  speak('en', english)
  expect(statuses.map(statusText)).toEqual(['Active', 'Trading', 'Licence revoked', 'Deregistered', '筹建'])
})
