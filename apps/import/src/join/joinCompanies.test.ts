import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

test('what a tenant did with a company known from a list goes to the record that takes its name', async () => {
  const code = `91310000MA1FL00X0${creditCodeCheck('91310000MA1FL00X0')}`
  const [listed, record] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
  const [tenant, account, member] = [3, 4, 5].map((n) => `00000000-0000-7000-8000-00000000000${n}`)
  await pool.query(
    `insert into company (id, name, name_key, unified_social_credit_code, known_from, data_source) values
       ($1, '上海潮汐科技有限公司', '上海潮汐科技有限公司', null, 'list', 'a list'),
       ($2, '上海旧名科技有限公司', '上海旧名科技有限公司', $3, 'registry', 'a registry')`,
    [listed, record, code],
  )
  await pool.query(`insert into tenant (id, name) values ('${tenant}', 'a tenant')`)
  await pool.query(
    `insert into account (id, phone_enc, phone_hash, phone_mask) values ('${account}', 'x', 'x', 'x')`,
  )
  await pool.query(
    `insert into sub_account (id, account_id, tenant_id) values ('${member}', '${account}', '${tenant}')`,
  )
  await pool.query(
    `insert into customer (id, tenant_id, company_id) values (gen_random_uuid(), '${tenant}', '${listed}')`,
  )
  await pool.query(
    `insert into favorite (sub_account_id, object_type, object_id) values ('${member}', 'company', '${listed}')`,
  )
  for (const [company, days] of [
    [listed, 300],
    [record, 100],
  ]) {
    await pool.query(
      `insert into unlock (id, tenant_id, company_id, unlocked_by, expire_time, cost)
       values (gen_random_uuid(), '${tenant}', '${company}', '${member}', now() + interval '${days} days', 1)`,
    )
  }
  await pool.query(
    `insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
       follow_time, client_uid)
     values (gen_random_uuid(), '${tenant}', '${member}', 'company', '${listed}', '${listed}', 'phone', 'called', now(),
       gen_random_uuid())`,
  )
  const path = csv('renamed.csv', [
    ['企业名称', '统一社会信用代码'],
    ['上海潮汐科技有限公司', code],
  ])
  expect(await runImport(pool, companies, path)).toMatchObject({ written: 1, rejected: 0 })
  expect(await rows('select merged_into_id as id from company where merged_into_id is not null')).toEqual([
    { id: record },
  ])
  expect(
    await rows(
      `select (select array_agg(distinct company_id) from customer) as customers,
         (select array_agg(distinct object_id) from favorite) as favorites,
         (select array_agg(distinct target_id) from follow_up where company_id = target_id) as follow_ups,
         (select count(*)::integer from unlock where company_id = '${record}' and expire_time > now() + interval '299 days') as unlocks`,
    ),
  ).toEqual([{ customers: [record], favorites: [record], follow_ups: [record], unlocks: 1 }])
})
