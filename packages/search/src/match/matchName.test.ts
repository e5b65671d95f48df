import { describe, expect, test } from 'vitest'
import type { Name } from '#document/names.ts'
import { automatic, bestMatches, candidate, matchName } from '#match/matchName.ts'

const named = (text: string, ...others: Name[]): Name[] => [{ kind: 'name', text }, ...others]

describe('a printed name is the company without a look', () => {
  test.each([
    ['上海明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['明日星辰(上海)科技有限公司', '明日星辰（上海）科技有限公司'],
    ['上海市明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技股份有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智慧科技有限公司', '上海明日星辰智慧科技有限責任公司'],
    ['明日星辰智能科技（上海）有限公司', '上海明日星辰智能科技有限公司'],
    ['12、上海明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技有限公司（展位A12）', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技有限公司 Shanghai Tomorrow Co., Ltd.', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技有限公司(Tomorrow Stars)', '上海明日星辰智能科技有限公司'],
    ['明日星辰投资（有限合伙）', '明日星辰投资（有限合伙）'],
    ['明日星辰有限公司（简称：明日）', '明日星辰有限公司（简称：明日）'],
  ])('%s is %s', (printed, registered) => {
    expect(matchName({ name: printed }, named(registered)).score).toBeGreaterThanOrEqual(automatic)
  })

  test('by its former name', () => {
    const names = named('上海明日星辰集团有限公司', { kind: 'formerName', text: '上海旧名科技有限公司' })
    const match = matchName({ name: '上海旧名科技有限公司' }, names)
    expect(match).toEqual({ score: 0.97, reasons: ['sameFormerName'] })
  })
})

describe('a printed name is worth a look', () => {
  test.each([
    ['明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['明日星辰', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技集团有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星辰智能科技有限公司苏州分公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星晨智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日星智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['上海明日辰星智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['星辰智科', '上海星辰智能科技有限公司'],
    ['Shanghai Mingri Technology Co., Ltd.', '上海明日科技有限公司'],
    ['苏州新名科技有限公司（原：上海明日星辰智能科技有限公司）', '上海明日星辰智能科技有限公司'],
  ])('%s may be %s', (printed, registered) => {
    const { score } = matchName({ name: printed }, named(registered))
    expect(score).toBeGreaterThanOrEqual(candidate)
    expect(score).toBeLessThan(automatic)
  })
})

describe('a printed name is another company', () => {
  test.each([
    ['苏州明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司'],
    ['中国铁塔股份有限公司', '青岛东方铁塔股份有限公司'],
    ['上海明日星辰智能科技有限公司', '上海明日星河智能科技有限公司'],
    ['上海科技有限公司', '上海明日科技有限公司'],
    ['Beijing Mingri Technology Co., Ltd.', '上海明日科技有限公司'],
    ['苏州明日星晨智能科技有限公司', '上海明日星辰智能科技有限公司'],
  ])('%s is not %s', (printed, registered) => {
    expect(matchName({ name: printed }, named(registered)).score).toBeLessThan(candidate)
  })
})

test('two companies that fit alike are for a person to choose', () => {
  const printed = { name: '上海明日科技有限责任公司' }
  const companies = ['上海明日科技有限公司', '上海明日科技股份有限公司'].map((text) => ({
    company: text,
    names: named(text),
  }))
  expect(bestMatches(printed, companies).certain).toBe(false)
  expect(bestMatches(printed, companies).matches).toHaveLength(2)
})

test('the Chinese and the English name together are certain', () => {
  const names = named('上海明日星辰智能科技有限公司', {
    kind: 'englishName',
    text: 'Shanghai Tomorrow Stars Co., Ltd.',
  })
  const printed = { name: '明日星辰智能科技有限公司', englishName: 'Shanghai Tomorrow Stars Co.,Ltd' }
  expect(matchName(printed, names).score).toBe(0.97)
})

test.each([
  ['Shanghai Tomorrow Star Technology Co.,Ltd', 0.955],
  ['Shanghai Tomorrow Star Technologies Company Limited', 0.955],
  ['Tomorrow Star Technology (Shanghai) Co., Ltd.', 0.95],
  ['Tomorrow Star Technology Co., Ltd.', 0.8],
  ['Shanghai Yesterday Star Technology Co., Ltd.', 0],
])('the English name %s counts %d', (name, score) => {
  const names = named('上海明日星辰科技有限公司', {
    kind: 'englishName',
    text: 'Shanghai Tomorrow Star Technology Co., Ltd.',
  })
  expect(matchName({ name }, names).score).toBe(score)
})
