import { Refusal } from '@zhzz/client/refusal.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import { expect, test } from 'vitest'
import { failureText } from '#api/explain.ts'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { speak } from '#i18n/locale.ts'

test.each([
  [401, '', '登录状态已过期，请重新登录'],
  [403, '', '当前操作没有权限'],
  [404, '', '访问资源不存在'],
  [404, '企业不存在', '企业不存在'],
  [500, '', '系统未知错误'],
  [500, '数据库忙', '数据库忙'],
  [999, '', '系统未知错误'],
  [400, '', '系统未知错误'],
  [429, '', '系统未知错误'],
  [2002, '', '系统未知错误'],
  [999, '编号重复', '编号重复'],
])('in Chinese code %i with "%s" says "%s"', (code, msg, text) => {
  speak('zh-Hans', dealWords(allWords, 'zh-Hans'))
  expect(failureText(new Refusal({ code, msg, data: null }))).toBe(text)
})

test.each([
  [404, '企业不存在', 'This content does not exist.'],
  [429, '操作太频繁，请稍后再试', 'Too many attempts. Please try again later.'],
  [429, '', 'Something went wrong on our side.'],
  [7777, '库存不足', '库存不足'],
  [7777, '', 'Something went wrong on our side.'],
])('in English code %i with "%s" says "%s"', (code, msg, text) => {
  speak('en', dealWords(allWords, 'en'))
  expect(failureText(new Refusal({ code, msg, data: null }))).toBe(text)
})

test('a call that came to nobody is said in the words of the app', () => {
  const words = dealWords(allWords, 'en')
  speak('en', words)
  for (const reason of ['offline', 'timeout', 'broken'] as const)
    expect(failureText(new Unreachable(reason))).toBe(words['failure']?.[reason])
})
