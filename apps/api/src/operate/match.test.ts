import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { companies } from '@zhzz/import/company/companies.ts'
import { exhibitors } from '@zhzz/import/exhibitor/exhibitors.ts'
import { runImport } from '@zhzz/import/run.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { link } from '#security/chain.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
const { db, pool } = database
const clerk = await addOperator(server, ['data'])
const other = await addOperator(server, ['data'])
const folder = await mkdtemp(join(tmpdir(), 'zhzz-match-'))

const importing = createPool(database.url, { max: 2, statementTimeout: 0, applicationName: 'import' })
afterAll(() => importing.end())

let files = 0
function csv(rows: readonly (readonly string[])[]): string {
  const path = join(folder, `${++files}.csv`)
  writeFileSync(path, rows.map((row) => row.join(',')).join('\n'))
  return path
}

const listed = (year: string, ...names: string[]) =>
  runImport(
    importing,
    exhibitors,
    csv([
      ['系列', '开始日期', '参展商', '展位'],
      ...names.map((name, at) => ['砚舟展', `${year}-03-01`, name, `A${at + 1}`]),
    ]),
  )

const short = ['砚舟智能', '澜庭模具', '潮汐机电', '云栈自动']
const whole = short.map((name) => `上海${name}装备有限公司`)

beforeAll(async () => {
  await loadReference(pool)
  await listed('2024', ...short, '无名工坊')
  const records = whole.map((name, at) => [name, `31000000000000${at}`, short[at] ?? ''])
  await runImport(importing, companies, csv([['企业名称', '注册号', '品牌'], ...records]))
}, 120_000)

/** Every row that deciding may touch, without times of writing. */
async function rowsNow() {
  const said: unknown[] = []
  for (const [table, by] of [
    ['company', 'id'],
    ['exhibitor', 'id'],
    ['company_candidate', 'company_id, candidate_id'],
    ['company_brand', 'company_id, name'],
    ['house_key', 'key, company_id'],
    ['company_search', 'company_id'],
    ['company_apart', 'company_id, other_id'],
    ['edition_topic', 'edition_id, topic'],
  ]) {
    const { rows } = await pool.query(
      `select to_jsonb(t) - 'updated_at' as row from ${table} t order by ${by}`,
    )
    said.push(rows)
  }
  return said
}

async function take(who = clerk, queue: 'candidates' | 'nobody' = 'candidates') {
  return (await call(operate.takeNames, { queue }, who)).data
}

const companyOf = async (printed: string) =>
  (
    await pool.query(
      `select c.name from exhibitor x join company c on c.id = x.company_id join exhibition_edition e on e.id = x.edition_id
       where x.listed_name = $1 order by e.start_date desc limit 1`,
      [printed],
    )
  ).rows[0]?.name

test('a name lies before one operator alone; the decision joins, a later list follows it, and undone all is as before', async () => {
  const { list, waiting } = await take()
  expect(waiting).toBe(4)
  expect(list.map(({ name }) => name).toSorted()).toEqual(short.toSorted())
  const name = list.find((each) => each.name === '砚舟智能')
  expect(name).toMatchObject({
    entryCount: 1,
    entries: [{ exhibition: expect.stringContaining('砚舟展'), booth: 'A1', printed: '砚舟智能' }],
    candidates: [{ name: '上海砚舟智能装备有限公司', reasons: ['sameBrand', 'shortened'] }],
  })
  expect((await take(other)).list).toEqual([])
  const before = await rowsNow()
  const decision = {
    id: name?.id ?? '',
    verdict: 'company',
    companyId: name?.candidates[0]?.id ?? '',
  } as const
  expect((await call(operate.decideName, decision, other)).failure).toBe('conflict')
  const decided = await call(operate.decideName, decision, clerk)
  expect(decided.failure).toBeNull()
  expect((await call(operate.decideName, decision, clerk)).failure).toBe('conflict')
  expect(await companyOf('砚舟智能')).toBe(whole[0])
  await listed('2025', '砚舟智能')
  expect(await companyOf('砚舟智能')).toBe(whole[0])
  await pool.query('delete from exhibition_edition where year = 2025')

  const undo = { id: decided.data.decisionId }
  expect((await call(operate.undoName, undo, other)).failure).toBeNull()
  expect((await call(operate.undoName, undo, clerk)).failure).toBe('conflict')
  expect(await rowsNow()).toEqual(before)
  expect((await take()).list.map(({ id }) => id)).toContain(name?.id)
})

test('a decision goes before what a rule would say of a name, also where its country is not printed', async () => {
  const { list } = await take()
  const name = list.find((each) => each.name === '澜庭模具')
  const companyId =
    (await call(operate.companiesNamed, { words: whole[3] ?? '' }, clerk)).data.list[0]?.id ?? ''
  const said = await call(operate.decideName, { id: name?.id ?? '', verdict: 'company', companyId }, clerk)
  expect(said.failure).toBeNull()
  await listed('2026', '澜庭模具')
  expect(await companyOf('澜庭模具')).toBe(whole[3])
  await call(operate.undoName, { id: said.data.decisionId }, clerk)
  expect(await companyOf('澜庭模具')).toBe('澜庭模具')
})

test('none of them: no import asks the same again, undone it is asked again; put off it comes last', async () => {
  const { list } = await take()
  const [first, name] = [list[0], list.find((each) => each.name === '潮汐机电')]
  const before = await rowsNow()
  const none = await call(operate.decideName, { id: name?.id ?? '', verdict: 'none' }, clerk)
  await listed('2024', ...short, '无名工坊')
  expect((await take()).list.map(({ id }) => id)).not.toContain(name?.id)
  expect((await call(operate.decidedNames, {}, clerk)).data.list[0]).toMatchObject({
    name: '潮汐机电',
    verdict: 'none',
    company: null,
    undoneBy: null,
  })
  await call(operate.undoName, { id: none.data.decisionId }, clerk)
  expect(await rowsNow()).toEqual(before)
  await call(operate.decideName, { id: first?.id ?? '', verdict: 'later' }, clerk)
  expect((await take()).list.at(-1)?.id).toBe(first?.id)
})

test('a name that the matcher found nobody for is looked up by hand, or stays by itself', async () => {
  const { list } = await take(clerk, 'nobody')
  expect(list.map(({ name }) => name)).toEqual(['无名工坊'])
  const id = list[0]?.id ?? ''
  expect((await call(operate.decideName, { id, verdict: 'none' }, clerk)).failure).toBeNull()
  expect((await take(clerk, 'nobody')).waiting).toBe(0)
})

test('each decision is a line of the log; without the role nothing is seen or done', async () => {
  while ((await link(db, sealing)) > 0);
  const lines = await db
    .selectFrom('securityLog')
    .where('call', 'in', ['operate.decideName', 'operate.undoName'])
    .where('result', '=', 'done')
    .select('detail')
    .execute()
  expect(lines.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['match company', 'match none', 'match later', 'match undone']),
  )
  const clerkOfPeople = await addOperator(server, ['people'])
  for (const [endpoint, input] of [
    [operate.takeNames, {}],
    [operate.decideName, { id: crypto.randomUUID(), verdict: 'none' }],
    [operate.undoName, { id: crypto.randomUUID() }],
    [operate.companiesNamed, { words: '砚舟' }],
  ] as const)
    expect((await server.raw(endpoint, input, clerkOfPeople)).json().data.failure).toBe('forbidden')
})
