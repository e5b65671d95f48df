import { expect, test } from 'vitest'
import { anatomy } from '#names/anatomy.ts'

const parts = (name: string) => {
  const { core, starts, ends, region } = anatomy(name)
  return { core, own: core.slice(starts.at(-1)), stem: core.slice(starts.at(-1), ends.at(-1)), region }
}

test.each([
  ['上海明日星辰智能科技有限公司', '明日星辰智能科技', '明日星辰', '31'],
  ['港海（天津）建设股份有限公司', '港海建设', '港海', '12'],
  ['内蒙古亿朗电子商务有限公司', '亿朗电子商务', '亿朗', '15'],
  ['苏州市吴江区德隆激光设备有限公司', '德隆激光设备', '德隆', '320509'],
  ['重庆奇朗实业（集团）有限公司', '奇朗实业', '奇朗', '50'],
  ['苏州工业园区和朗电气有限公司', '和朗电气', '和朗', '3205'],
  ['延边朗朗网络科技有限公司', '朗朗网络科技', '朗朗', '2224'],
])('%s: %s, stem %s, region %s', (name, own, stem, region) => {
  expect(parts(name)).toMatchObject({ own, stem, region })
})

test('a word that is a county somewhere is a place only as one way to read it', () => {
  const named = anatomy('东方生物科技有限公司')
  expect(named.starts).toEqual([0, 2])
  expect(named.places[1]).toMatchObject({ text: '东方', certain: false })
  expect(named.region).toBeUndefined()
})

test('a region is taken off by dictionary, not by length', () => {
  expect(parts('石家庄明日贸易有限公司').own).toBe('明日贸易')
  expect(parts('明日贸易有限公司').own).toBe('明日贸易')
})

test('a name of nothing but a legal form keeps something', () => {
  expect(anatomy('有限公司').core).not.toBe('')
  expect(anatomy('').core).toBe('')
})
