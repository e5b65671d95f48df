import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { refreshCountersOf } from '@zhzz/import/countersOf.ts'
import { findPairs } from '@zhzz/import/join/findPairs.ts'
import { expect, test } from 'vitest'
import { link } from '#security/chain.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
const { db, pool } = database
await loadReference(pool)
const clerk = await addOperator(server, ['data'])

const code = `91310000MA1FL00X0${creditCodeCheck('91310000MA1FL00X0')}`
const named = async (name: string, columns: Record<string, unknown> = {}) => {
  const { id } = await addCompany(server, { name })
  // Every company that the world of tests has is reached by the same number.
  await db.deleteFrom('contact').where('companyId', '=', id).execute()
  if (Object.keys(columns).length > 0)
    await db.updateTable('company').set(columns).where('id', '=', id).execute()
  return id
}

async function search() {
  await pool.query('update company_pair_search set ended_at = null')
  while (await db.transaction().execute((tx) => findPairs(queriesOf(tx))));
}

const pairsOf = async (id: string) =>
  (await call(operate.companyPairs, {}, clerk)).data.list.filter(({ one, other }) =>
    [one.id, other.id].includes(id),
  )

const one = await named('昆山潮汐机电厂', { organizationCode: code.slice(8, 17) })
const other = await named('昆山潮汐机电有限公司', { unifiedSocialCreditCode: code })
await named('苏州无关机电有限公司')

/** Rows that a join may touch, without times of writing; sorted by what they say. */
async function rowsNow() {
  const said: string[][] = []
  for (const table of [
    'company',
    'exhibitor',
    'company_brand',
    'company_candidate',
    'company_search',
    'contact',
    'customer',
    'unlock',
    'follow_up',
    'favorite',
    'house_key',
  ]) {
    const { rows } = await pool.query(
      `select (to_jsonb(t) - 'updated_at')::text as row from ${table} t order by 1`,
    )
    said.push([table, ...rows.map(({ row }) => row)])
  }
  return said
}

/** A tenant that has both: a customer and an unlock of each, and a follow-up and a favourite of the one that is joined. */
async function tenantWithBoth() {
  const person = await signIn(server)
  const { rows } = await pool.query(
    'select s.id, s.tenant_id from sub_account s order by s.created_at desc limit 1',
  )
  const [{ id, tenant_id: tenant }] = rows
  for (const [company, days] of [
    [one, 40],
    [other, 9],
  ] as const) {
    await pool.query(
      `insert into customer (id, tenant_id, company_id, next_follow_time)
       values (gen_random_uuid(), $1, $2, now() + make_interval(days => $3))`,
      [tenant, company, 50 - days],
    )
    await pool.query(
      `insert into unlock (id, tenant_id, company_id, unlocked_by, expire_time, cost)
       values (gen_random_uuid(), $1, $2, $3, now() + make_interval(days => $4), 1)`,
      [tenant, company, id, days],
    )
  }
  await pool.query(
    `insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
       follow_time, client_uid)
     values (gen_random_uuid(), $1, $2, 'company', $3, $3, 'phone', '问过展位', now(), gen_random_uuid())`,
    [tenant, id, one],
  )
  await pool.query(
    `insert into favorite (sub_account_id, object_type, object_id) values ($1, 'company', $2)`,
    [id, one],
  )
  return person
}

test('two records with one organisation code are found, shown what a join moves, joined, and parted to the same rows', async () => {
  await search()
  expect(await pairsOf(one)).toMatchObject([{ reasons: ['sameOrganization'] }])
  await tenantWithBoth()
  const preview = (await call(operate.joinPreview, { fromId: one, toId: other }, clerk)).data
  expect(preview).toMatchObject({ from: { name: '昆山潮汐机电厂' }, hasTwoCodes: false })
  expect(preview.moves).toEqual(
    expect.arrayContaining([
      { table: 'customer', moved: 0, stays: 1 },
      { table: 'unlock', moved: 0, stays: 1 },
      { table: 'follow_up', moved: 1, stays: 0 },
      { table: 'favorite', moved: 1, stays: 0 },
    ]),
  )
  const turned = (await call(operate.joinPreview, { fromId: other, toId: one }, clerk)).data
  expect(turned.moves.map(({ table }) => table)).not.toContain('follow_up')
  // The world of tests writes counters that its rows do not say.
  await db.transaction().execute((tx) => refreshCountersOf(queriesOf(tx), [one, other]))
  const before = await rowsNow()
  const { data } = await call(operate.joinCompany, { fromId: one, toId: other }, clerk)
  const { rows: moved } = await pool.query('select table_name from company_join_row where join_id = $1', [
    data.joinId,
  ])
  for (const { table, moved: count } of preview.moves)
    expect(moved.filter(({ table_name }) => table_name === table)).toHaveLength(count)
  expect(await pairsOf(one)).toEqual([])
  expect((await call(operate.joinCompany, { fromId: one, toId: other }, clerk)).failure).toBe('notFound')
  expect((await call(operate.joins, {}, clerk)).data.list[0]).toMatchObject({
    id: data.joinId,
    from: '昆山潮汐机电厂',
    to: '昆山潮汐机电有限公司',
    partedBy: null,
  })
  expect((await call(operate.partCompany, { id: data.joinId }, clerk)).failure).toBeNull()
  expect((await call(operate.partCompany, { id: data.joinId }, clerk)).failure).toBe('notFound')
  expect(await rowsNow()).toEqual(before)
  await search()
  expect(await pairsOf(one)).toEqual([])
})

test('a name, a number or a telephone that two share suggests them, one that many share does not', async () => {
  const same = await named('常熟云栈自动化有限公司')
  const again = await named('常熟云栈自动化有限公司')
  const numbers = [
    await named('太仓甲模具厂', { registrationNo: '320585000000001' }),
    await named('太仓甲模具有限公司', { registrationNo: '320585000000001' }),
  ]
  const many = []
  for (let at = 0; at < 6; at++)
    many.push(await named(`张家港第${at}公司`, { registrationNo: '320582000000009' }))
  const reached = [await addCompany(server), await addCompany(server)]
  await search()
  expect(await pairsOf(reached[0]?.id ?? '')).toMatchObject([{ reasons: ['sameTelephone'] }])
  expect(await pairsOf(same)).toMatchObject([{ reasons: ['sameNameAndPlace'] }])
  expect(await pairsOf(numbers[0] ?? '')).toMatchObject([{ reasons: ['sameNumber'] }])
  expect(await pairsOf(many[0] ?? '')).toEqual([])
  const pair = { oneId: same, otherId: again }
  await call(operate.keepApart, { ...pair, isApart: true }, clerk)
  await search()
  expect(await pairsOf(again)).toEqual([])
  await call(operate.keepApart, { ...pair, isApart: false }, clerk)
  expect(await pairsOf(again)).toHaveLength(1)
})

test('two with a credit code each are joined only by saying so; each act is a line, and the role is needed', async () => {
  const codes = ['MA1FL00X1', 'MA1FL00X2'].map((organization) => {
    const first = `91310000${organization}`
    return `${first}${creditCodeCheck(first)}`
  })
  const [fromId, toId] = [
    await named('嘉定砚舟装备厂', { unifiedSocialCreditCode: codes[0] }),
    await named('嘉定砚舟装备有限公司', { unifiedSocialCreditCode: codes[1] }),
  ]
  expect((await call(operate.joinPreview, { fromId, toId }, clerk)).data.hasTwoCodes).toBe(true)
  expect((await call(operate.joinCompany, { fromId, toId }, clerk)).failure).toBe('conflict')
  expect((await call(operate.joinCompany, { fromId, toId, hasTwoCodes: true }, clerk)).failure).toBeNull()
  while ((await link(db, sealing)) > 0);
  const lines = await db
    .selectFrom('securityLog')
    .where('event', '=', 'operate')
    .where('result', '=', 'done')
    .select('detail')
    .execute()
  expect(lines.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['join', 'part', 'apart', 'apart undone']),
  )
  const clerkOfPeople = await addOperator(server, ['people'])
  for (const [endpoint, input] of [
    [operate.companyPairs, {}],
    [operate.joins, {}],
    [operate.joinPreview, { fromId, toId }],
    [operate.joinCompany, { fromId, toId }],
    [operate.partCompany, { id: fromId }],
    [operate.keepApart, { oneId: fromId, otherId: toId, isApart: true }],
  ] as const)
    expect((await server.raw(endpoint, input, clerkOfPeople)).json().data.failure).toBe('forbidden')
})
