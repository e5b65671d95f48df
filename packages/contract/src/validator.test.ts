import { expect, test } from 'vitest'
import {
  isAmount,
  isCarPlate,
  isChinese,
  isCode,
  isDate,
  isDigits,
  isEmail,
  isIdCard,
  isInRange,
  isIsoDate,
  isJson,
  isLandline,
  isLengthInRange,
  isLetters,
  isLettersOrDigits,
  isMobile,
  isNumber,
  isUrl,
} from '#validator.ts'

/** What of these passes. */
function passing(judge: (text: string) => boolean, texts: readonly string[]): string[] {
  return texts.filter((text) => judge(text))
}

function expectOnly(judge: (text: string) => boolean, right: readonly string[], wrong: readonly string[]) {
  expect(passing(judge, [...right, ...wrong])).toEqual(right)
}

test('email: local part, @, domain with a dot', () => {
  const long = 'a'.repeat(64)
  expectOnly(
    isEmail,
    ['a@b.cn', 'first.last+tag@mail-1.example.com', `${long}@b.cn`],
    [
      '',
      'a',
      'a@b',
      '@b.cn',
      'a@.cn',
      'a@b.c',
      'a b@c.cn',
      'a@b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a@-b.cn',
      `a${long}@b.cn`,
      'a@b.cn\n',
    ],
  )
  expect(isEmail(`a@${'b'.repeat(249)}.cn`)).toBe(true)
  expect(isEmail(`a@${'b'.repeat(250)}.cn`)).toBe(false)
})

test('mobile: 1, then 2-9, then nine digits', () => {
  expectOnly(
    isMobile,
    ['12000000000', '19999999999'],
    [
      '',
      '11999999999',
      '10000000000',
      '1200000000',
      '120000000000',
      '22000000000',
      '1380000000a',
      '１３８00000000',
      '13800000000\n',
    ],
  )
})

test('URL: http or https, with a host', () => {
  expectOnly(
    isUrl,
    ['http://a', 'https://例子.中国/路?x=1#y', 'HTTPS://a.b:8080/c'],
    [
      '',
      'a.b',
      '//a.b',
      'ftp://a.b',
      'javascript:alert(1)',
      'https://',
      'https:///a',
      'https://a b',
      'https://a:99999',
    ],
  )
})

test('date: a timestamp of 10 or 13 digits, or a real day in 10 to 19 characters', () => {
  expectOnly(
    isDate,
    [
      '1763690000',
      '1763690000000',
      '2026-11-21',
      '2026/11/21',
      '2024-02-29',
      '2026-11-21 9:05',
      '2026-11-21T23:59:59',
    ],
    [
      '',
      '176369000',
      '17636900000',
      '176369000000',
      '17636900000000',
      '2026-11-2',
      '2026-02-29',
      '2026-13-01',
      '2026-11-21 24:00',
      '2026-11-21 10:60',
      '2026-11-21 10:00:000',
      'abcdefghij',
    ],
  )
})

test('ISO date: year, month, day of a real day', () => {
  expectOnly(
    isIsoDate,
    ['2026-11-21', '2026/1/2', '2024-02-29'],
    ['', '2026-11', '2026-00-10', '2026-12-32', '2025-02-29', '26-11-21', '2026-11-21T00:00', '20261121'],
  )
})

test('number: sign, groups of three, decimals', () => {
  expectOnly(
    isNumber,
    ['0', '-1', '+1.5', '.5', '1,234,567.89', '007'],
    ['', '-', '.', '1.', '1,23', '1,2345', '1e5', '0x10', 'NaN', 'Infinity', ' 1', '１'],
  )
})

test('digits and nothing else', () => {
  expectOnly(isDigits, ['0', '0123456789'], ['', '-1', '1.0', '1 2', '٣', '1\n'])
})

test('Chinese ID card: region, real birthday, check character', () => {
  expectOnly(
    isIdCard,
    ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    [
      '',
      '110105194912310020',
      '11010519491331002X',
      '110105194902300021',
      '01010519491231002X',
      '110105491231002',
      '11010519491231002XX',
    ],
  )
})

test('car plate: seven characters, eight for new energy', () => {
  expectOnly(
    isCarPlate,
    ['京A12345', '粤BF12345', '粤B12345F', '沪A1234学', '粤Z1234港'],
    [
      '',
      '京A1234',
      '京A123456',
      'AA12345',
      '京a12345',
      '京A1234I',
      '京A1234O',
      '京112345',
      '粤BI12345',
      '粤BF123456',
    ],
  )
})

test('amount: at most two decimals', () => {
  expectOnly(
    isAmount,
    ['0', '0.01', '1', '1.5', '1.50', '1,234,567.89', '10000000000'],
    ['', '-1', '+1', '01', '1.', '.5', '1.005', '1,23', '1,2345', '1,234,56'],
  )
})

test('Chinese characters only', () => {
  expectOnly(isChinese, ['展', '智慧会展', '會展', '𠮷'], ['', 'a展', '展1', '展，', '展 会', 'カ'])
})

test('letters only', () => {
  expectOnly(isLetters, ['a', 'AZaz'], ['', 'a1', 'é', 'a b', '展', 'a\n'])
})

test('letters or digits', () => {
  expectOnly(isLettersOrDigits, ['a', '0', 'Az09'], ['', 'a-b', 'a_b', '展', 'a b'])
})

test('range: both ends belong to it', () => {
  expect([-1, 0, 5, 10, 11, Number.NaN].filter((value) => isInRange(value, [0, 10]))).toEqual([0, 5, 10])
  expect(isInRange(0.99, [1, 1])).toBe(false)
  expect(isInRange(1, [1, 1])).toBe(true)
})

test('length range: in characters, both ends belong to it', () => {
  const texts = ['', 'a', 'ab', '展会数', '😀😀😀', 'abcd']
  expect(texts.filter((text) => isLengthInRange(text, [1, 3]))).toEqual(['a', 'ab', '展会数', '😀😀😀'])
})

test('landline: area code, dash, number, optional extension', () => {
  expectOnly(
    isLandline,
    ['010-1234567', '0755-12345678', '0755-12345678-1', '021-12345678-123456'],
    [
      '',
      '01-1234567',
      '01055-1234567',
      '010-123456',
      '010-123456789',
      '01012345678',
      '010-12345678-',
      '010-12345678-1234567',
      '010 12345678',
    ],
  )
})

test('JSON string: an object or a list', () => {
  expectOnly(
    isJson,
    ['{}', '[]', ' {"a": [1]} '],
    ['', 'null', '1', '"a"', '{a: 1}', '{"a": 1,}', '{', 'undefined'],
  )
})

test('code of N digits, six by default', () => {
  expectOnly(isCode, ['000000', '123456'], ['', '12345', '1234567', '12345a', '１２３４５６', '123456\n'])
  expect(isCode('1234', 4)).toBe(true)
  expect(isCode('12345', 4)).toBe(false)
})
