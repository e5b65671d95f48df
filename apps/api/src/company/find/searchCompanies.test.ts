import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CompanyHit, CompanySearch } from '#company/find/companyHit.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import { suggestCompanies } from '#company/find/suggestCompanies.ts'

const { db, pool } = await testDatabase()
const from = { db, searching: pool }

const idOf = (number: number) => `01980000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const special: Partial<SearchableCompany>[] = [
  { name: '上海明日星辰智能科技有限公司', englishName: 'Shanghai Tomorrow Stars Co., Ltd.', contactCount: 3 },
  { name: '苏州明日激光设备有限公司', products: ['光纤激光器'], exhibitionCount: 7, regionCode: '320500' },
  { name: '邵阳维朗液压股份有限公司', registeredCapital: 90_000_000, establishDate: '1998-03-01' },
  { name: '广州朴朗乳业有限公司', brands: ['简朗酸奶'] },
  { name: '杭州朝阳轮胎有限公司', regionCode: '330100' },
  {
    name: '杭州云岚科技有限公司',
    regionCode: '330100',
    industryCode: '65',
    introduction: '云岚专注于四足机器狗的研发，朝阳系列客户遍及全国',
  },
  { name: '北京新名科技有限公司', formerNames: ['北京旧名科技有限公司'], statusGroup: 'red' },
]
/** Enough of one kind that stages are cut short and lists have several pages. */
const many = Array.from({ length: 130 }, (_, at): Partial<SearchableCompany> => {
  const even = at % 2 === 0
  return {
    name: `${even ? '宁波' : '杭州'}第${at}海川${even ? '机床' : '贸易'}有限公司`,
    businessScope: even ? '一般项目：机床销售；技术服务' : '一般项目：机床及配件、轴承销售',
    registeredCapital: at * 1000,
    establishDate: at % 3 === 0 ? null : `20${10 + (at % 10)}-01-01`,
  }
})

beforeAll(async () => {
  for (const [number, some] of [...special, ...many].entries()) {
    const company = { id: idOf(number), name: '', statusGroup: 'green' as const, ...some }
    await db
      .insertInto('company')
      .values({
        id: company.id,
        name: company.name,
        nameKey: nameKey(company.name),
        businessScope: company.businessScope ?? null,
        introduction: company.introduction ?? null,
        products: [...(company.products ?? [])],
        unifiedSocialCreditCode: number === 0 ? '91350100M000100Y43' : null,
        dataSource: 'test',
      })
      .execute()
    const values = copyLine(searchDocument(company), [1, 1, 1]).trimEnd().split('\t')
    await pool.query(
      `insert into company_search (${copyColumns}) values (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
      values.map((value) => (value === '\\N' ? null : value)),
    )
  }
})

const search = (keyword: string, other: Partial<CompanySearch> = {}) =>
  searchCompanies(from, { keyword, filters: {}, sort: 'relevance', at: null, limit: 10, ...other })
const names = ({ hits }: { hits: CompanyHit[] }) => hits.map(({ name }) => name)

describe('the right company is first, and says why', () => {
  test.each([
    ['明日星辰', '上海明日星辰智能科技有限公司', 'name'],
    ['明日星辰智能', '上海明日星辰智能科技有限公司', 'name'],
    ['上海明日星辰智能科技有限公司', '上海明日星辰智能科技有限公司', 'name'],
    ['上海 智能', '上海明日星辰智能科技有限公司', 'name'],
    ['Tomorrow Sta', '上海明日星辰智能科技有限公司', 'englishName'],
    ['mrxc', '上海明日星辰智能科技有限公司', 'pinyin'],
    ['mingrixingchen', '上海明日星辰智能科技有限公司', 'pinyin'],
    ['明日星辰智能科技（上海）', '上海明日星辰智能科技有限公司', 'name'],
    ['光纤激光器', '苏州明日激光设备有限公司', 'product'],
    ['邵阳液压', '邵阳维朗液压股份有限公司', 'name'],
    ['简朗酸奶', '广州朴朗乳业有限公司', 'brand'],
    ['铭日星辰', '上海明日星辰智能科技有限公司', 'pinyin'],
    ['MRXC明日星辰', '上海明日星辰智能科技有限公司', 'name'],
    ['朝阳轮胎', '杭州朝阳轮胎有限公司', 'name'],
    ['旧名科技', '北京新名科技有限公司', 'formerName'],
    ['91350100M000100Y43', '上海明日星辰智能科技有限公司', 'creditCode'],
  ])('%s → %s (%s)', async (keyword, name, field) => {
    const { hits } = await search(keyword)
    expect(hits[0]).toMatchObject({ name, hitReason: { field } })
    expect((await suggestCompanies(from, keyword, 3))[0]?.name ?? '').toBe(
      field === 'product' || keyword.startsWith('MRXC') ? '' : name,
    )
  })
})

test('the code of a record that was joined to another finds the other', async () => {
  const joined = { name: '上海明日星辰科技厂', nameKey: '上海明日星辰科技厂', dataSource: 'test' }
  const unifiedSocialCreditCode = `91350100M000200Y4${creditCodeCheck('91350100M000200Y4')}`
  await db
    .insertInto('company')
    .values({ ...joined, id: idOf(9_999), unifiedSocialCreditCode, mergedIntoId: idOf(0) })
    .execute()
  expect(names(await search(unifiedSocialCreditCode))).toEqual(['上海明日星辰智能科技有限公司'])
})

test('traditional characters find something', async () => {
  expect((await search('蘇州明日鐳射')).hits.length).toBeGreaterThan(0)
})

test('nobody is found by what nobody has', async () => {
  expect(await search('绝无此名')).toEqual({ hits: [], total: 0, totalIsMore: false, isNear: false })
})

test('words of an introduction find it, together with words of its name, and show themselves', async () => {
  const { hits, total, isNear } = await search('四足机器狗')
  expect([hits.map(({ name }) => name), total, isNear]).toEqual([['杭州云岚科技有限公司'], 1, false])
  const reason = hits[0]?.hitReason
  expect(reason?.field).toBe('introduction')
  expect(reason?.marks.map((mark) => reason.snippet.slice(...mark))).toEqual(['四足机器狗'])
  expect((await search('云岚 机器狗')).hits.map(({ name }) => name)).toEqual(['杭州云岚科技有限公司'])
  expect((await search('杭州机器狗')).hits.map(({ name }) => name)).toEqual(['杭州云岚科技有限公司'])
  expect((await search('北京 机器狗')).hits).toEqual([])
  expect((await search('机器狗', { sort: 'establishDate' })).total).toBe(1)
  expect((await search('机器狗', { filters: { regionCodes: ['33'] } })).total).toBe(1)
  expect((await search('机器狗', { filters: { regionCodes: ['11'] } })).total).toBe(0)
  expect((await search('机器狗', { filters: { industryCodes: ['I'] } })).total).toBe(1)
  expect((await search('机器狗', { filters: { industryCodes: ['C'] } })).total).toBe(0)
  // 朝阳 is a place and a word: nobody of the place has it.
  expect((await search('朝阳 机器狗')).hits.map(({ name }) => name)).toEqual(['杭州云岚科技有限公司'])
})

test('what is only near comes last, and is said to be near where there is nothing else', async () => {
  const alone = await search('阳压')
  expect([alone.hits[0]?.name, alone.isNear]).toEqual(['邵阳维朗液压股份有限公司', true])
  expect(alone.hits[0]?.hitReason?.field).toBe('near')
  expect((await search('邵阳液压')).isNear).toBe(false)
})

const pages = async (keyword: string, other: Partial<CompanySearch> = {}) => {
  const all: CompanyHit[] = []
  let total = 0
  for (let at: CompanySearch['at'] = null; ; ) {
    const page = await search(keyword, { ...other, at, limit: 9 })
    total = page.total
    all.push(...page.hits)
    const last = page.hits.at(-1)
    if (last === undefined) return { all, total }
    at = last.place
  }
}

describe('page after page every company comes once', () => {
  test.each([
    ['海川', 130, {}],
    ['机床', 130, {}],
    ['杭州 机床', 65, {}],
    ['海川', 65, { filters: { regionCodes: ['3302'] } }],
    ['机床', 130, { sort: 'establishDate' }],
    ['海川', 130, { sort: 'registeredCapital' }],
    ['', 137, {}],
    ['', 137, { sort: 'exhibitionCount' }],
  ] satisfies [string, number, Partial<CompanySearch>][])('%s: %i %j', async (keyword, count, other) => {
    const { all, total } = await pages(keyword, other)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all).toHaveLength(count)
    expect(total).toBe(count)
  })
})

test('names come before what is only in the scope', async () => {
  const { all } = await pages('机床')
  const kinds = all.map(({ hitReason }) => hitReason?.field)
  expect(kinds.lastIndexOf('name')).toBeLessThan(kinds.indexOf('businessScope'))
})

describe('filters', () => {
  test.each([
    [{ regionCodes: ['320000'] }, ['苏州明日激光设备有限公司']],
    [{ statuses: ['red'] }, ['北京新名科技有限公司']],
    [{ exhibitionCountBand: '5to10' }, ['苏州明日激光设备有限公司']],
    [{ capitalMin: 10_000_000 }, ['邵阳维朗液压股份有限公司']],
    [{ establishTo: '2000-01-01' }, ['邵阳维朗液压股份有限公司']],
    [{ hasContact: true }, ['上海明日星辰智能科技有限公司']],
    [{ hasContact: true, regionCodes: ['11'] }, []],
  ] satisfies [CompanySearch['filters'], string[]][])('%j', async (filters, expected) => {
    expect(names(await search('', { filters }))).toEqual(expected)
    const keyword = expected[0]?.slice(2, 4) ?? '海川'
    expect(names(await search(keyword, { filters }))).toEqual(expected)
  })
})

test('only companies of a given list', async () => {
  const within = [idOf(1), idOf(2), idOf(99_999)]
  expect(names(await search('明日', { within }))).toEqual(['苏州明日激光设备有限公司'])
  expect((await search('', { within })).total).toBe(2)
})

test('no keyword makes an error', async () => {
  const typed = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter((text) => text.isWellFormed() && !text.includes('\0'))
  await fc.assert(
    fc.asyncProperty(typed, async (keyword) => {
      await search(keyword)
      await suggestCompanies(from, keyword, 3)
    }),
    { numRuns: 60 },
  )
})
