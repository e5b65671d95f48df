import { operate } from '@zhzz/contract/operate/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { countTable } from '#operate/health/countTable.ts'
import { isMeasureDue, measure } from '#operate/health/measure.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
await loadReference(database.pool)
const keeper = await addOperator(server, ['data'])

async function health() {
  return (await call(operate.dataHealth, {}, keeper)).data
}

test('nothing is told before it was measured; whoever asks gets it, and it counts rows, columns, gaps and ages', async () => {
  expect(await health()).toMatchObject({ measuredAt: null, facts: null, isAsked: false })
  const one = await addCompany(server)
  await addCompany(server)
  const old = { dataSource: '旧登记', asOf: '2020-01-01', website: null, introduction: '' }
  await db.updateTable('company').set(old).where('id', '=', one.id).execute()
  await addEdition(server, { entries: 3, companyId: one.id })
  await call(operate.measureHealth, {}, keeper)
  expect((await health()).isAsked).toBe(true)
  expect(await isMeasureDue(db, clock.now)).toBe(true)
  await measure(database.pool, clock.now)
  const { facts, isAsked, measuredAt } = await health()
  expect([isAsked, measuredAt]).toEqual([false, clock.now.toISOString()])
  const companies = facts?.kinds.find(({ kind }) => kind === 'companies')
  const rows = await db.selectFrom('company').select(['website', 'introduction']).execute()
  expect(companies?.rows).toBe(rows.length)
  const filled = (column: string) => companies?.columns.find((each) => each.column === column)?.filled
  expect(filled('website')).toBe(rows.filter(({ website }) => website !== null).length)
  expect(filled('introduction')).toBe(rows.filter(({ introduction }) => introduction).length)
  expect(facts?.sources.find(({ source }) => source === '旧登记')).toMatchObject({
    kind: 'companies',
    rows: 1,
    newest: '2020-01-01',
    olderThan90: 1,
    olderThan365: 1,
    undated: 0,
  })
  const exhibitors = facts?.kinds.find(({ kind }) => kind === 'exhibitors')
  const { count } = await db
    .selectFrom('exhibitor')
    .where('matchStatus', '=', 'unmatched')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(exhibitors?.gaps.find(({ gap }) => gap === 'unmatched')?.count).toBe(count)
  expect(facts?.modules.map(({ module }) => module)).toContain('patentPage')
})

test('it is measured again after an import and an hour, or after a day, and not before', async () => {
  const later = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000)
  expect(await isMeasureDue(db, later(2))).toBe(false)
  expect(await isMeasureDue(db, later(25))).toBe(true)
  await database.pool.query(
    `insert into import_run (id, dataset, file_name, status, finished_at)
     values (gen_random_uuid(), 'companies', 'x.csv', 'done', $1)`,
    [later(0.1)],
  )
  expect(await isMeasureDue(db, later(0.5))).toBe(false)
  expect(await isMeasureDue(db, later(2))).toBe(true)
})

test('of a large table a sample stands for all', async () => {
  const rows = 30_000
  await database.pool.query(`create table sampled as
    select n, case when n % 4 = 0 then 'x' end as website from generate_series(1, ${rows}) n`)
  await database.pool.query('analyze sampled')
  const table = {
    table: 'sampled',
    where: 'n > 0',
    columns: ['website'],
    gaps: { small: `n <= ${rows / 2}` },
  }
  const whole = await countTable(database.pool, table)
  expect(whole).toEqual({
    rows,
    isEstimated: false,
    columns: [{ column: 'website', filled: rows / 4, share: 0.25 }],
    gaps: [{ gap: 'small', count: rows / 2 }],
  })
  const sampled = await countTable(database.pool, table, 6_000)
  expect(sampled.isEstimated).toBe(true)
  expect(Math.abs(sampled.rows - rows)).toBeLessThan(rows / 3)
  expect(sampled.columns[0]?.share).toBeCloseTo(0.25, 1)
})
