import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompanyFacts, factTokens } from '#document/companyFacts.ts'
import { copyColumns, copyLine } from '#document/copyLine.ts'
import { searchDocument } from '#document/document.ts'
import { readNames } from '#document/names.ts'

const base = { id: '01980000-0000-7000-8000-000000000001', statusGroup: 'green' } as const

test('a company is found by every name, by what it offers, by where and what it is', () => {
  const { tokens } = searchDocument({
    ...base,
    name: '苏州明日激光设备有限公司',
    brands: ['星火'],
    formerNames: ['苏州旧名科技有限公司'],
    englishName: 'Suzhou Tomorrow Laser Co., Ltd.',
    products: ['光纤激光器'],
    businessScope: '一般项目：数控机床制造；技术服务、技术开发；货物进出口',
    regionCode: '320505',
    industryCode: '3424',
    statusGroup: 'red',
  })
  const expected = [
    '明日',
    '^明日',
    '$明日',
    '星火',
    '^$星火',
    '旧名',
    'tomorrow',
    '~激光',
    '~数控',
    '+mingrijiguang',
    '+mrjgsb',
  ]
  for (const token of [...expected, '@32', '@3205', '@320505', '#C', '#34', '#3424', '=red']) {
    expect([...tokens]).toContain(token)
  }
  for (const token of ['ltd', '有限', '~技术', '~货物']) expect([...tokens]).not.toContain(token)
})

test('a line of COPY has its columns, whatever a name holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, brand) => {
      const line = copyLine(searchDocument({ ...base, name, brands: [brand] }), [3, 2, 1])
      expect(line.split('\t')).toHaveLength(copyColumns.split(', ').length)
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(line.replaceAll('\\N', '')).not.toContain('\\')
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})

test('names come back as they were', () => {
  const { names } = searchDocument({
    ...base,
    name: '明日公司',
    brands: ['星火', '燎原'],
    formerNames: ['旧名'],
  })
  expect(readNames(names)).toEqual([
    { kind: 'name', text: '明日公司' },
    { kind: 'brand', text: '星火' },
    { kind: 'brand', text: '燎原' },
    { kind: 'formerName', text: '旧名' },
  ])
})

test('facts that lists are narrowed by are tokens of their own; insured people go before a scale that was told', () => {
  const factsOf = (facts: CompanyFacts) => [...factTokens(facts)].join(' ')
  expect(
    factsOf({
      contactTypes: ['email', 'mobile', 'qq'],
      insuredCount: 99,
      staffScale: 'over_5000',
      seriesIds: ['01980000-0000-7000-8000-000000000001'],
      topics: ['machine_tools'],
      hasCustomBooth: true,
    }),
  ).toBe('*m *e *c *1 *i01980000000070008000000000000001 *tmachine_tools')
  expect(factsOf({ insuredCount: 0 })).toBe('*0')
  expect(factsOf({ insuredCount: 5000 })).toBe('*5')
  expect(factsOf({ insuredCount: null, staffScale: '500_to_999' })).toBe('*3')
  expect(factsOf({ staffScale: '不详', seriesIds: null })).toBe('')
})
