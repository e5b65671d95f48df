import type { Input } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const {
  call,
  database: { db },
} = server

type Told = {
  people?: number | null
  editions?: number
  traits?: string[]
  companyId?: string
  industry?: string
}

async function addVisitor(editionId: string, name: string, told: Told = {}) {
  const { people = null, editions = 1, companyId = null, industry = null } = told
  const traits = (told.traits ?? []).map((trait) => `${editionId} ${trait}`)
  await sql`insert into visitor_organization (id, edition_id, company_id, listed_name, name_key, visitor_count, edition_count,
      industry_text, job_levels, interests, persons, traits, data_source)
    values (gen_random_uuid(), ${editionId}, ${companyId}, ${name}, ${nameKey(name)}, ${people}, ${editions}, ${industry},
      '[{"name": "采购经理", "count": 2}]', array['激光雷达'],
      '[{"name": "张**", "position": "采购经理", "consentedOn": "2026-06-01", "phone": "13900000000"}]', ${traits}, '测试')`.execute(
    db,
  )
}

async function addShare(
  editionId: string,
  dimension: string,
  name: string,
  told: { share?: number; visitors?: number; place?: string },
) {
  await sql`insert into visitor_aggregate (id, edition_id, dimension, name, name_key, place_code, visitors, share, data_source)
    values (gen_random_uuid(), ${editionId}, ${dimension}, ${name}, ${name}, ${told.place ?? null}, ${told.visitors ?? null},
      ${told.share ?? null}, '测试')`.execute(db)
}

test('in each order, page by page, whose number is not told last', async () => {
  const viewer = await signIn(server, 'member')
  const edition = await addEdition(server, {})
  for (const [name, people, editions] of [
    ['丙', 3, 1],
    ['甲', null, 3],
    ['乙', 7, 2],
    ['丁', 3, 1],
  ] as const)
    await addVisitor(edition.id, name, { people, editions })
  async function names(sort: 'visitorCount' | 'editionCount' | 'name') {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const input = { editionId: edition.id, sort, limit: 2, ...(cursor && { cursor }) }
      const { data } = await call(exhibition.visitors, input, viewer)
      expect(data).toMatchObject({ total: 4, totalIsMore: false })
      seen.push(...data.list.map(({ listedName }) => listedName))
      cursor = data.cursor ?? undefined
    } while (cursor !== undefined)
    return seen
  }
  const byPeople = await names('visitorCount')
  expect([byPeople[0], byPeople[3]]).toEqual(['乙', '甲'])
  expect((await names('editionCount')).slice(0, 2)).toEqual(['甲', '乙'])
  expect((await names('name')).toSorted()).toEqual(['丁', '丙', '乙', '甲'].toSorted())
})

test('a list of more than a thousand is narrowed to a few and to many, in its order', async () => {
  const viewer = await signIn(server, 'member')
  const { id: editionId } = await addEdition(server, {})
  await sql`insert into visitor_organization (id, edition_id, listed_name, name_key, visitor_count, edition_count, traits, data_source)
    select gen_random_uuid(), ${editionId}::uuid, '机构' || n, '机构' || n, n, 1 + n % 2,
      array[${editionId} || ' interest:' || case when n % 100 = 0 then '少' else '多' end], '测试'
    from generate_series(1, 1200) n`.execute(db)
  const narrowed = async (filter: Partial<Input<typeof exhibition.visitors>>) => {
    const input = { editionId, sort: 'visitorCount', limit: 3, ...filter } as const
    const { data } = await call(exhibition.visitors, input, viewer)
    return { ...data, list: data.list.map(({ listedName }) => listedName) }
  }
  expect(await narrowed({ interests: ['少'] })).toMatchObject({
    list: ['机构1200', '机构1100', '机构1000'],
    total: 12,
    totalIsMore: false,
  })
  expect(await narrowed({ interests: ['多'] })).toMatchObject({
    list: ['机构1199', '机构1198', '机构1197'],
    total: 1000,
    totalIsMore: true,
  })
  expect(await narrowed({ interests: ['多'], visitedEditions: '2', limit: 1 })).toMatchObject({
    list: ['机构1199'],
    total: 600,
  })
})

test('a row opens its company, and of persons says what they agreed to', async () => {
  const viewer = await signIn(server, 'member')
  const edition = await addEdition(server, {})
  const company = await addCompany(server)
  await addVisitor(edition.id, '砚舟采购', { companyId: company.id, people: 2, industry: '贸易' })
  const { data } = await call(exhibition.visitors, { editionId: edition.id }, viewer)
  expect(data.list).toMatchObject([
    {
      companyId: company.id,
      jobLevels: [{ name: '采购经理', count: 2 }],
      persons: [{ name: '张**', position: '采购经理' }],
      myState: { favorited: false, unlocked: false },
    },
  ])
  expect(JSON.stringify(data)).not.toMatch(/13900000000|consentedOn|traits/)
  expect(data.choices).toEqual({
    industries: [{ value: '贸易', label: '贸易' }],
    jobLevels: ['采购经理'],
    interests: ['激光雷达'],
  })
  expect(data.provenance?.source).toBe('测试')
})

test.each<[Partial<Input<typeof exhibition.visitors>>, string[]]>([
  [{ regionCodes: ['320000'] }, ['甲', '乙']],
  [{ regionCodes: ['DE', '310000'] }, ['丙']],
  [{ industries: ['汽车'] }, ['甲']],
  [{ jobLevels: ['总监'], interests: ['激光'] }, ['乙']],
  [{ visitedEditions: '2' }, ['乙', '丙']],
  [{ regionCodes: ['320000'], visitedEditions: '3' }, []],
])('narrowed by %j', async (filter, names) => {
  const viewer = await signIn(server, 'member')
  const edition = await addEdition(server, {})
  await addVisitor(edition.id, '甲', { traits: ['industry:汽车', 'region:320000', 'region:320500'] })
  await addVisitor(edition.id, '乙', {
    traits: ['interest:激光', 'level:总监', 'region:320000'],
    editions: 2,
  })
  await addVisitor(edition.id, '丙', { traits: ['interest:激光', 'region:DE'], editions: 2 })
  const { data } = await call(exhibition.visitors, { editionId: edition.id, ...filter }, viewer)
  expect(data.list.map(({ listedName }) => listedName).toSorted()).toEqual(names.toSorted())
  expect(data.total).toBe(names.length)
})

test('a guest reads what is published of all visitors, and of the list how many they are', async () => {
  const edition = await addEdition(server, {})
  for (const at of [1, 2, 3]) await addVisitor(edition.id, `买家${at}`, { industry: '贸易' })
  await addShare(edition.id, 'region', '江苏', { share: 21.4, visitors: 9000, place: '320000' })
  await addShare(edition.id, 'region', '德国', { share: 1.2, place: 'DE' })
  for (let at = 0; at < 12; at++) await addShare(edition.id, 'industry', `行业${at}`, { share: at })
  for (const [metric, value, from] of [
    ['visitor_count', 40_000, '测试'],
    ['trade_visitor_count', 30_000, '测试'],
    ['overseas_visitor_count', 900, '别处'],
  ] as const)
    await db
      .insertInto('editionMetric')
      .values({ editionId: edition.id, metric, value, unit: '人', basis: 'published', source: from })
      .execute()
  const { data } = await call(exhibition.visitorStatistics, { editionId: edition.id })
  expect(data).toMatchObject({
    tradeShare: 75,
    overseasShare: null,
    organizations: { count: 3, isMore: false },
  })
  expect(data.totals.map(({ metric }) => metric)).toEqual([
    'visitor_count',
    'trade_visitor_count',
    'overseas_visitor_count',
  ])
  expect(data.dimensions.map(({ dimension, more }) => [dimension, more])).toEqual([
    ['region', 0],
    ['industry', 2],
  ])
  expect(data.dimensions[0]?.rows).toEqual([
    { name: '江苏', countryCode: null, visitors: 9000, share: 21.4 },
    { name: '德国', countryCode: 'DE', visitors: null, share: 1.2 },
  ])
  const list = (await call(exhibition.visitors, { editionId: edition.id })).data
  expect(list).toMatchObject({
    list: [],
    total: 3,
    access: { level: 'count', hidden: 3, reason: 'signIn' },
    choices: { industries: [], jobLevels: [], interests: [] },
  })
  expect(JSON.stringify(list)).not.toContain('买家')
  expect((await call(exhibition.detail, { id: edition.id })).data.visitors).toEqual({
    organizations: 3,
    isMore: false,
    hasShares: true,
  })
})

test('an edition nobody knows; one of which nothing is published', async () => {
  const { id } = await addEdition(server, {})
  expect((await call(exhibition.visitors, { editionId: uuid() })).failure).toBe('notFound')
  expect((await call(exhibition.visitorStatistics, { editionId: uuid() })).failure).toBe('notFound')
  expect((await call(exhibition.visitorStatistics, { editionId: id })).data).toMatchObject({
    totals: [],
    dimensions: [],
    organizations: { count: 0 },
    provenance: null,
  })
})
