import { company } from '@zhzz/contract/company/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { undo } from '@zhzz/import/journal/undo.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
await loadReference(database.pool)
const clerk = await addOperator(server, ['data'])
const person = await signIn(server)
const source = '企业来函'

const { id } = await addCompany(server, { name: '苏州砚舟激光有限公司' })
const factOf = async (field: string) =>
  (await call(operate.companyRecord, { id }, clerk)).data.facts.find((fact) => fact.field === field)

test('facts are put right with who says so, shown at once, found at once, and taken back by the number of the run', async () => {
  const before = await factOf('website')
  const set = { website: 'https://right.example', region: '江苏省苏州市', products: '直线导轨;丝杠' }
  const { data, failure } = await call(operate.correctCompany, { id, set, blank: ['scale'], source }, clerk)
  expect(failure).toBeNull()
  expect(await factOf('website')).toMatchObject({ value: 'https://right.example', source })
  expect(await factOf('region')).toMatchObject({ value: '江苏省苏州市', source })
  expect(await factOf('products')).toMatchObject({ value: '直线导轨;丝杠', source })
  expect(await factOf('insuredCount')).toMatchObject({ value: null })
  const found = await call(company.search, { keyword: '直线导轨' }, person)
  expect(found.data.list.map((row) => row.id)).toContain(id)
  const { rows } = await database.pool.query(
    'select dataset, status, options from import_run where number = $1',
    [data.number],
  )
  expect(rows).toEqual([
    {
      dataset: 'corrections',
      status: 'done',
      options: { set, blank: ['scale'], by: `${clerk.name} (console)` },
    },
  ])
  await undo(database.pool, data.number, {})
  expect(await factOf('website')).toEqual(before)
})

test('what cannot be read, says nothing new, has no source in words or no company is refused, and nothing is written', async () => {
  const refused = async (set: Record<string, string>, from = source, of = id) => {
    const { failure, data } = await call(
      operate.correctCompany,
      { id: of, set, blank: [], source: from },
      clerk,
    )
    return [failure, Object(data).detail]
  }
  const runs = async () => (await database.pool.query('select count(*) from import_run')).rows
  const before = await runs()
  expect(await refused({ establishDate: '很久以前' })).toEqual([
    'conflict',
    { hindrance: 'unreadable', field: 'establishDate' },
  ])
  expect(await refused({ name: '苏州砚舟激光有限公司' })).toEqual(['conflict', { hindrance: 'same' }])
  expect(await refused({ website: 'https://x.example' }, 'letter.csv')).toEqual([
    'conflict',
    { hindrance: 'source' },
  ])
  expect((await refused({ website: 'https://x.example' }, source, clerk.id))[0]).toBe('notFound')
  expect(await runs()).toEqual(before)
})

test('while an import is being taken back nothing is put right', async () => {
  const other = await database.pool.connect()
  try {
    await other.query('select pg_advisory_lock(20260901)')
    const set = { website: 'https://later.example' }
    const { failure, data } = await call(operate.correctCompany, { id, set, blank: [], source }, clerk)
    expect([failure, Object(data).detail]).toEqual(['conflict', { hindrance: 'undoing' }])
  } finally {
    other.release(true)
  }
})
