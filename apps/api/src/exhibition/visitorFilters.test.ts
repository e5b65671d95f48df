import type { Input } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

type Asked = Partial<Input<typeof exhibition.visitors>>

const server = await testServer()
const {
  call,
  database: { db },
} = server
const edition = await addEdition(server, {})
const other = await addEdition(server, {})

beforeAll(async () => {
  for (const { id } of [edition, other])
    await sql`insert into visitor_organization (id, edition_id, listed_name, name_key, visitor_count, edition_count, traits, data_source)
      select gen_random_uuid(), ${id}::uuid, '机构' || n, '机构' || n, case when n % 7 > 0 then n % 90 end,
        1 + n % 3, array[${id} || ' interest:' || case when n % 2 = 0 then '多' when n % 5 = 0 then '中' else '少' || n % 97 end,
        ${id} || ' industry:行业' || n % 2], '测试'
      from generate_series(1, 12000) n`.execute(db)
  await sql`vacuum analyze visitor_organization`.execute(db)
})

const orders = {
  visitorCount: 'coalesce(visitor_count, -1) desc, id desc',
  editionCount: 'edition_count desc, id desc',
  name: 'lower(listed_name), id',
}
const filters: [string, Asked, string][] = [
  ['nothing', {}, 'true'],
  ['more than half', { industries: ['行业0', '行业1'], visitedEditions: '2' }, 'edition_count >= 2'],
  ['half', { interests: ['多'] }, `traits[1] like '%多'`],
  ['one in ten', { interests: ['中'] }, `traits[1] like '%中'`],
  ['few', { interests: ['少1', '少96'] }, `traits[1] similar to '%少(1|96)'`],
  [
    'several kinds',
    { interests: ['中'], industries: ['行业1'], visitedEditions: '3' },
    `traits[1] like '%中' and edition_count = 3`,
  ],
  ['several kinds that nobody has', { interests: ['多'], industries: ['行业1'] }, 'false'],
]
const cases = filters.flatMap(([what, asked, condition]) =>
  (['visitorCount', 'editionCount', 'name'] as const).map((sort) => ({ what, asked, condition, sort })),
)

test.each(cases)(
  'narrowed to $what by $sort: pages put together are the list',
  async ({ asked, condition, sort }) => {
    const viewer = await signIn(server, 'member')
    const { rows } = await sql<{ name: string }>`select listed_name as name from visitor_organization
    where edition_id = ${edition.id} and ${sql.raw(condition)} order by ${sql.raw(orders[sort])}`.execute(db)
    const expected = rows.map(({ name }) => name)
    const total = { total: Math.min(1000, expected.length), totalIsMore: expected.length > 1000 }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const input = { editionId: edition.id, sort, limit: 100, ...asked, ...(cursor && { cursor }) }
      const { data } = await call(exhibition.visitors, input, viewer)
      expect(data).toMatchObject(total)
      seen.push(...data.list.map(({ listedName }) => listedName))
      cursor = data.cursor ?? undefined
    } while (cursor !== undefined && seen.length < 1500)
    expect(seen).toEqual(expected.slice(0, seen.length))
    expect(seen.length).toBe(Math.min(1500, expected.length))
  },
)

test('a page of a list that is narrowed to many is found in the index of its order alone', async () => {
  const { rows } = await sql<object>`explain (format json) select id from visitor_organization visitor
    where edition_id = ${edition.id} and (trait_numbers && visitor_trait_numbers(array[${`${edition.id} interest:多`}])) is true
      and edition_count >= 2 order by coalesce(visitor_count, -1) desc, id desc limit 1001`.execute(db)
  expect(JSON.stringify(rows)).toMatch(/"Index Only Scan".*"visitor_organization_count"/)
})
