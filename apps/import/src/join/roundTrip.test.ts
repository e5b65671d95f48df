import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { joinedTables } from '#join/joinedTables.ts'
import { partCompanies } from '#join/partCompanies.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()
const [tenant, account, member] = [3, 4, 5].map((n) => `00000000-0000-7000-8000-00000000000${n}`)

const list = (year: string, name: string) =>
  csv(`list${year}.csv`, [
    ['series', 'start_date', 'company_name', 'booth'],
    ['砚舟展', `${year}-03-01`, name, `A${year}`],
  ])

async function idOf(name: string): Promise<string> {
  const [row] = await rows(`select id from company where name = '${name}'`)
  return String(row?.['id'])
}

const held = () =>
  rows(`select c.name,
      (select count(*)::integer from exhibitor where company_id = c.id) as entries,
      (select array_agg(content order by content) from follow_up where company_id = c.id and target_id = c.id) as notes,
      (select count(*)::integer from customer where company_id = c.id) as customers,
      (select count(*)::integer from unlock where company_id = c.id and status = 'valid') as unlocks,
      (select count(*)::integer from favorite where object_id = c.id) as favorites,
      (select count(*)::integer from target_item t join exhibitor x on x.id = t.exhibitor_id where x.company_id = c.id) as targets,
      (select array_agg(key) from house_key where company_id = c.id) as keys,
      (select array_agg(name) from company_brand where company_id = c.id) as brands
    from company c order by name desc`)

const note = (company: string, content: string) =>
  pool.query(
    `insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
       follow_time, client_uid)
     values (gen_random_uuid(), $1, $2, 'company', $3, $3, 'phone', $4, now(), gen_random_uuid())`,
    [tenant, member, company, content],
  )

test('what a join moves a part brings back; what was written since stays; no rule joins the two again', async () => {
  await runImport(pool, exhibitors, list('2024', '砚舟'))
  const record = csv('record.csv', [
    ['企业名称', '注册号'],
    ['上海砚舟智能装备有限公司', '310000000000001'],
  ])
  await runImport(pool, companies, record)
  const [fromId, toId] = [await idOf('砚舟'), await idOf('上海砚舟智能装备有限公司')]
  await pool.query(`insert into tenant (id, name) values ('${tenant}', 'a tenant')`)
  await pool.query(
    `insert into account (id, phone_enc, phone_hash, phone_mask) values ('${account}', 'x', 'x', 'x')`,
  )
  await pool.query(
    `insert into sub_account (id, account_id, tenant_id) values ('${member}', '${account}', '${tenant}')`,
  )
  await note(fromId, 'before')
  for (const company of [fromId, toId])
    await pool.query(
      `insert into unlock (id, tenant_id, company_id, unlocked_by, expire_time, cost)
       values (gen_random_uuid(), '${tenant}', '${company}', '${member}', now() + interval '9 days', 1)`,
    )
  await pool.query(
    `insert into customer (id, tenant_id, company_id) values (gen_random_uuid(), '${tenant}', '${fromId}')`,
  )
  await pool.query(
    `insert into favorite (sub_account_id, object_type, object_id) values ('${member}', 'company', '${fromId}')`,
  )
  await pool.query(`insert into target_item (sub_account_id, exhibitor_id, edition_id, state, marked_at)
    select '${member}', id, edition_id, 'todo', now() from exhibitor`)
  const before = await held()
  expect(before).toMatchObject([
    { name: '砚舟', entries: 1, targets: 1 },
    { entries: 0, unlocks: 1 },
  ])

  const client = await pool.connect()
  await client.query('begin')
  await joinCompanies(client, [{ fromId, toId, score: null, reasons: [], toldBy: 'an operator' }])
  await client.query('commit')
  await runImport(pool, exhibitors, list('2025', '砚舟'))
  expect(await held()).toMatchObject([
    { name: '砚舟', entries: 0, notes: null, customers: 0, unlocks: 1, targets: 0, keys: null },
    { entries: 2, notes: ['before'], customers: 1, unlocks: 1, favorites: 1, targets: 1, brands: ['砚舟'] },
  ])
  await note(toId, 'since')

  const [join] = await rows('select id from company_join')
  await client.query('begin')
  expect(await partCompanies(client, String(join?.['id']), 'an operator')).toEqual({ fromId, toId })
  await client.query('commit')
  client.release()
  expect(await held()).toEqual([
    { ...before[0], entries: 2 },
    { ...before[1], notes: ['since'], customers: 1 },
  ])
  await runImport(pool, exhibitors, list('2026', '砚舟'))
  await runImport(pool, companies, record)
  expect(await held()).toMatchObject([{ name: '砚舟', entries: 3, notes: ['before'] }, { entries: 0 }])
  expect(await rows('select * from company_candidate')).toEqual([])
})

test('every table that names a company goes with it or is told why not', async () => {
  const derived = [
    'company_brand', // names: added on joining, taken away on parting
    'company_candidate company_join house_key prediction prediction_outcome', // made anew
    'match_decision match_hold company_apart company_pair', // what was said of the record itself, or found about it
    'company_former_name', // of the record itself; its names become other names of the other
  ]
  const known = [...derived.flatMap((names) => names.split(' ')), ...joinedTables.map(({ table }) => table)]
  const named = await rows(`select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'company'::regclass`)
  expect(named.map(({ name }) => name).filter((name) => !known.includes(String(name)))).toEqual([])
})
