import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import { beforeAll, expect, test } from 'vitest'
import type { CompanySearch } from '#company/find/companyHit.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'

const { db, pool } = await testDatabase()

/** Words that many companies have, so that a filter by region is looked up together with them. */
const world = Array.from({ length: 90 }, (_, at) => {
  const isUpper = at < 40
  const region = ['440100', '440300', '320500', '330100', '440000'][isUpper ? at % 4 : at % 5] ?? ''
  return {
    id: `01980000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
    name: `海川第${at}机床厂`,
    products: at % 2 === 0 ? ['龙门铣床'] : [],
    regionCode: region,
    industryCode: isUpper || at % 2 === 0 ? '3421' : '5179',
    statusGroup: 'green' as const,
    bounds: isUpper ? [1e9, 0, 0] : at % 3 === 0 ? [1e9, 1e9, 0] : [1e9, 1e9, 1e9],
  }
})

beforeAll(async () => {
  for (const { bounds, ...company } of world) {
    await db
      .insertInto('company')
      .values({
        id: company.id,
        name: company.name,
        nameKey: company.name,
        products: company.products,
        dataSource: 'test',
      })
      .execute()
    const values = copyLine(searchDocument(company), bounds).trimEnd().split('\t')
    await pool.query(
      `insert into company_search (${copyColumns}) values (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
      values.map((value) => (value === '\\N' ? null : value)),
    )
  }
})

const inRegion = (code: string) => (company: (typeof world)[number]) => company.regionCode.startsWith(code)

test.each([
  ['海川', { regionCodes: ['440000'] }, inRegion('44')],
  ['海川', { regionCodes: ['320000', '3301'] }, (one) => inRegion('32')(one) || inRegion('3301')(one)],
  ['海川', { regionCodes: ['440300'] }, inRegion('4403')],
  ['海川', { regionCodes: ['440305'] }, () => false],
  [
    '海川',
    { regionCodes: ['44'], industryCodes: ['F'] },
    (one) => inRegion('44')(one) && one.industryCode === '5179',
  ],
  [
    '海川',
    { regionCodes: ['44'], industryCodes: ['342'] },
    (one) => inRegion('44')(one) && one.industryCode === '3421',
  ],
  ['龙门铣床', { regionCodes: ['44'] }, (one) => inRegion('44')(one) && one.products.length > 0],
  [
    '龙门铣床',
    { regionCodes: ['44'], industryCodes: ['C'] },
    (one) => inRegion('44')(one) && one.products.length > 0,
  ],
  ['广东 海川', {}, inRegion('44')],
  ['广东 海川', { industryCodes: ['F'] }, (one) => inRegion('44')(one) && one.industryCode === '5179'],
] satisfies [string, CompanySearch['filters'], (company: (typeof world)[number]) => boolean][])(
  '%s %j finds all of them and nobody else',
  async (keyword, filters, isMeant) => {
    const meant = world.filter(isMeant)
    const { hits, total } = await searchCompanies(
      { db, searching: pool },
      {
        keyword,
        filters,
        sort: 'relevance',
        at: null,
        limit: 100,
      },
    )
    expect(hits.map(({ id }) => id).toSorted()).toEqual(meant.map(({ id }) => id))
    expect(total).toBe(meant.length)
  },
)
