import { expect, test } from 'vitest'
import { readQuery } from '#query/query.ts'
import { rank } from '#query/ranking.ts'

const order = (keyword: string, names: string[]) =>
  names
    .map((text) => ({ text, score: rank(readQuery(keyword), [{ kind: 'name', text }]).score }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)

test.each([
  ['明日', ['上海明日科技有限公司', '上海明日星辰科技有限公司', '苏州大明日用品有限公司']],
  ['明日科技', ['上海明日科技有限公司', '上海明日智能科技有限公司', '明星日化科技有限公司']],
  ['明日股份', ['南通明日电容器股份有限公司', '上海明日科技有限公司']],
  ['上海明日科技有限公司', ['上海明日科技有限公司', '上海明日科技股份有限公司', '苏州明日科技有限公司']],
  ['邵阳液压', ['邵阳液压有限公司', '邵阳维朗液压股份有限公司']],
  ['上海天朗', ['上海天朗热熔材料有限公司', '苏州天朗科技有限公司']],
])('%s: best first', (keyword, names) => {
  expect(order(keyword, names.toReversed())).toEqual(names)
})

test('a brand of that name goes before a name that only begins so', () => {
  const query = readQuery('星火')
  const brand = rank(query, [
    { kind: 'name', text: '上海明日有限公司' },
    { kind: 'brand', text: '星火' },
  ])
  const name = rank(query, [{ kind: 'name', text: '星火燎原有限公司' }])
  expect(brand.score).toBeGreaterThan(name.score)
  expect(brand.name.kind).toBe('brand')
})

test('ten thousand hostile characters are read at once', () => {
  const query = readQuery('(a+)+$'.repeat(1_700))
  expect(query.text.length).toBeLessThanOrEqual(100)
})

test('an abbreviation of first characters is nearer than characters that meet by chance', () => {
  const points = (name: string) => rank(readQuery('南化'), [{ kind: 'name', text: name }]).score
  expect(points('南宁化工股份有限公司')).toBeGreaterThan(points('山西鹤南化工有限公司'))
  expect(points('南化集团有限公司')).toBeGreaterThan(points('南宁化工股份有限公司'))
})

test('own words that sound alike count only where they are asked for', () => {
  const points = (name: string, alike?: 'sound') =>
    rank(readQuery('伟希'), [{ kind: 'name', text: name }], alike).score
  expect(points('微希（武汉）科技有限公司')).toBe(0)
  expect(points('微希（武汉）科技有限公司', 'sound')).toBeGreaterThan(0)
  expect(points('伟夕（武汉）科技有限公司', 'sound')).toBeGreaterThan(
    points('微溪（武汉）科技有限公司', 'sound'),
  )
  expect(points('微光（武汉）科技有限公司', 'sound')).toBe(0)
  expect(rank(readQuery('苏州伟希'), [{ kind: 'name', text: '武汉伟希有限公司' }], 'sound').spelled).toBe(
    false,
  )
})
