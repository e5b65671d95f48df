import { expect, test } from 'vitest'
import { statusText, statusTone } from '#company/StatusChip.tsx'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { speak } from '#i18n/locale.ts'

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

/** Spec §3, as it lists them. */
const listed = {
  green: ['存续', '正常', '开业', '在业', '在营', '在册', '迁入', '迁出'],
  red: ['吊销', '撤销', '注销', '停业', '清算'],
  blue: ['筹建', '其他', '', '未知'],
}

test('every status of the specification has its colour, any other is blue', () => {
  for (const [tone, statuses] of Object.entries(listed))
    expect(statuses.map((status) => statusTone(status))).toEqual(statuses.map(() => tone))
})

test('a status is read in the chosen language, what nobody has translated as the register says it', () => {
  const statuses = ['存续（在营、开业、在册）', '在营（开业）企业', '吊销，未注销', '已注销', '筹建（筹备）']
  speak('zh-Hans', dealWords(allWords, 'zh-Hans'))
  expect(statuses.map(statusText)).toEqual(['存续', '在营', '吊销', '注销', '筹建'])
  speak('en', dealWords(allWords, 'en'))
  expect(statuses.map(statusText)).toEqual(['Active', 'Trading', 'Licence revoked', 'Deregistered', '筹建'])
})
