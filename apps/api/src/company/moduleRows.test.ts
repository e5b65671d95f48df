import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addRecord } from '#testing/testRecords.ts'
import { type Answer, testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const {
  call,
  database: { db },
} = server

const orders = Object.values<CompanyModule>(companyModules).flatMap((module) =>
  [module.order, ...(module.sorts ?? [])].flatMap((order) =>
    Object.entries(module.tabs?.of ?? { all: null }).map(([tab, value]) => ({ module, order, tab, value })),
  ),
)

test.each(orders)('$module.name by $order.by on tab $tab has its index', async ({ module, order, value }) => {
  const [tab, by] = [module.tabs?.by ?? '', order.by].map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const first = order.first === 'largest' ? `${by} DESC NULLS LAST` : by
  const columns = ['company_id', ...(value === null ? [] : [tab]), first, 'id'].join(', ')
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = ${module.table}`.execute(db)
  expect(rows.map(({ indexdef }) => indexdef.replace(/^.* USING btree /, ''))).toContain(`(${columns})`)
})

test('a word is looked for in either case, its signs as they are, whether few or many have it', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const titles = ['100% LED 屏', '100 LED屏', 'a_b', 'A\\B']
  for (const [n, title] of titles.entries()) await addRecord(db, companyModules.patentPage, id, n, { title })
  const found = async (keyword: string) =>
    new Set((await call(company.patentPage, { id, keyword }, viewer)).data.list.map(({ title }) => title))
  expect(await found('led')).toEqual(new Set(['100 LED屏', '100% LED 屏']))
  expect(await found('0%')).toEqual(new Set(['100% LED 屏']))
  expect(await found('A_b')).toEqual(new Set(['a_b']))
  expect(await found('a\\')).toEqual(new Set(['A\\B']))
})

test('more than are counted are walked along the order, to the last of them, through those without a date', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  await sql`insert into company_patent (id, company_id, application_no, title, patent_type, application_date, data_source)
    select gen_random_uuid(), ${id}, n, n, case when n % 4 = 0 then 'design' else 'utility' end,
      case when n % 3 > 0 then date '2020-01-01' + n % 5 end, 'test' from generate_series(1, 1500) n`.execute(
    db,
  )
  const whole = async (asked: object) => {
    const seen: string[] = []
    let cursor: string | undefined
    let total: unknown = null
    do {
      const { data }: Answer<typeof company.patentPage> = await call(
        company.patentPage,
        { id, limit: 100, ...asked, ...(cursor === undefined ? {} : { cursor }) },
        viewer,
      )
      seen.push(...data.list.map(({ title }) => title ?? ''))
      ;[cursor, total] = [data.cursor ?? undefined, [data.total, data.totalIsMore]]
    } while (cursor !== undefined)
    return { seen, total }
  }
  const kept = async (condition: string) => {
    const { rows } = await sql<{ title: string }>`select title from company_patent
      where company_id = ${id} and ${sql.raw(condition)} order by application_date desc nulls last, id`.execute(
      db,
    )
    return rows.map(({ title }) => title)
  }
  expect(await whole({})).toEqual({ seen: await kept('true'), total: [1000, true] })
  expect(await whole({ patentType: 'utility' })).toEqual({
    seen: await kept(`patent_type = 'utility'`),
    total: [1000, true],
  })
  expect(await whole({ patentType: 'design' })).toEqual({
    seen: await kept(`patent_type = 'design'`),
    total: [375, false],
  })
})
