import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { beforeAll, expect, test } from 'vitest'
import { fillSample } from '#fillSample.ts'
import { phoneOf, subAccountOf } from '#people/writePeople.ts'

const { pool } = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const world = { sealing, companies: 600, seed: 1, today: '2026-11-21' }

beforeAll(async () => {
  await loadReference(pool)
  await fillSample(pool, world)
})

async function one(sql: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(sql)
  return rows[0] ?? {}
}

test('every company has a valid code of its own and a row in the search table', async () => {
  const { rows } = await pool.query<{ code: string }>(
    'select unified_social_credit_code as code from company',
  )
  expect(rows).toHaveLength(600)
  expect(rows.filter(({ code }) => !isUnifiedSocialCreditCode(code))).toEqual([])
  expect(await one('select count(*)::integer as n from company_search')).toEqual({ n: 600 })
})

test('the counters are those of the rows', async () => {
  const wrong = await one(`select count(*)::integer as n from company
    where contact_count <> (select count(*) from contact where company_id = company.id)
       or exhibition_count <> (select count(distinct edition_id) from exhibitor
            join exhibition_edition edition on edition.id = edition_id
            where exhibitor.company_id = company.id and edition.set_status is distinct from 'cancelled')`)
  expect(wrong).toEqual({ n: 0 })
  const lists = await one(`select count(*)::integer as n from exhibition_edition edition
    where listed_exhibitor_count <> (select count(*) from exhibitor where edition_id = edition.id)`)
  expect(lists).toEqual({ n: 0 })
})

test('there are past, ongoing and coming editions, one postponed, one cancelled, past ones without a list', async () => {
  const found = await one(`select
      count(*) filter (where end_date < '2026-11-21')::integer > 150 as past,
      count(*) filter (where '2026-11-21' between start_date and end_date)::integer > 0 as ongoing,
      count(*) filter (where start_date > '2026-11-21')::integer > 60 as coming,
      count(*) filter (where set_status = 'postponed')::integer as postponed,
      count(*) filter (where set_status = 'cancelled')::integer as cancelled,
      count(*) filter (where end_date < '2026-11-21' and exhibitor_list_status = 'none')::integer as without_list
    from exhibition_edition`)
  expect(found).toEqual({
    past: true,
    ongoing: true,
    coming: true,
    postponed: 1,
    cancelled: 1,
    without_list: 1,
  })
})

test('about seven of ten exhibitors come again', async () => {
  const { again } = await one(`
    with edition as (
      select id, lead(id) over (partition by series_id order by start_date) as next from exhibition_edition
      where exhibitor_list_status = 'published' and end_date < '2026-11-21')
    select avg((exists (select from exhibitor e where e.edition_id = next and e.company_id = exhibitor.company_id))::integer)::float as again
    from exhibitor join edition on edition.id = edition_id where next is not null and company_id is not null`)
  expect(again).toBeGreaterThan(0.6)
  expect(again).toBeLessThan(0.8)
})

test('numbers begin with 12, are unreadable at rest and can be read with the key', async () => {
  const { rows } = await pool.query<{ enc: Buffer; hash: Buffer; mask: string }>(
    "select content_enc as enc, content_hash as hash, content_mask as mask from contact where type = 'mobile'",
  )
  for (const { enc, hash, mask } of rows) {
    const number = sealing.decrypt(enc)
    expect(number).toMatch(/^12\d{9}$/)
    expect(hash.equals(sealing.blindIndex(number))).toBe(true)
    expect(mask).toBe(`${number.slice(0, 3)}****${number.slice(-4)}`)
  }
  const { rowCount } = await pool.query('select from account where phone_hash = $1', [
    sealing.blindIndex(phoneOf(4, 0)),
  ])
  expect(rowCount).toBe(1)
})

test('the team rang companies it has unlocked, at decent hours, and one result at least is still open', async () => {
  const found =
    await one(`select count(*)::integer as calls, count(distinct sub_account_id)::integer as people,
      (count(*) filter (where result is null) > 0)::integer as open,
      (count(*) filter (where extract(hour from started_at at time zone 'Asia/Shanghai') not between 8 and 19))::integer as rude,
      (count(*) filter (where not exists (select from unlock where unlock.company_id = call_record.company_id
        and unlock.tenant_id = call_record.tenant_id)))::integer as locked
    from call_record`)
  expect(found).toEqual({ calls: 72, people: 3, open: 1, rude: 0, locked: 0 })
  const { unlocks, ...paid } = await one(`select count(*)::integer as unlocks,
      (select sum(used)::integer from quota_usage where quota_code = 'unlock') as counted,
      (select -sum(delta)::integer from quota_ledger where quota_code = 'unlock') as paid from unlock`)
  expect(unlocks).toBeGreaterThan(0)
  expect(paid).toEqual({ counted: unlocks, paid: unlocks })
})

test('organisations visit what is over, most of them companies, some of them for the third time', async () => {
  const found =
    await one(`select count(*)::integer > 500 as several, count(company_id)::float / count(*) > 0.6 as known,
      max(edition_count) > 2 as again, bool_and(cardinality(traits) > 3) as told,
      bool_and(edition.end_date < '2026-11-21') as over
    from visitor_organization join exhibition_edition edition on edition.id = edition_id`)
  expect(found).toEqual({ several: true, known: true, again: true, told: true, over: true })
  const shares = await one(`select count(*) > 1000 as several, max(total) <= 110 as whole
    from (select edition_id, dimension, sum(share) over (partition by edition_id, dimension) as total from visitor_aggregate
      where dimension <> 'interest') shares`)
  expect(shares).toEqual({ several: true, whole: true })
})

test('nobody sits on a seat that the plan does not have', async () => {
  const { rows } = await pool.query(`select tenant.name from tenant
    join plan_quota seats on seats.plan_code = tenant.plan_code and seats.quota_code = 'seats'
    where (select count(*) from sub_account where tenant_id = tenant.id) > seats.limit_value`)
  expect(rows).toEqual([])
})

test('a second filling fails and leaves the first as it is', async () => {
  await expect(fillSample(pool, world)).rejects.toThrow(/duplicate key/)
  expect(await one('select count(*)::integer as n from company')).toEqual({ n: 600 })
})

test('every module has records, and the shares of most companies make a hundred', async () => {
  for (const { table } of Object.values(companyModules))
    expect([table, (await one(`select count(*)::integer > 20 as n from ${table}`)).n]).toEqual([table, true])
  const { whole } = await one(`select avg((total = 100)::integer)::float as whole from
    (select sum(ratio) as total from shareholder where is_current group by company_id) holders`)
  expect(whole).toBeGreaterThan(0.9)
  expect(whole).toBeLessThan(1)
})

test('the team of the world plans a year together, two of it at the same time', async () => {
  const boss = await one(`select count(*)::integer as n, count(distinct plan_state)::integer as states,
      count(*) filter (where is_shared)::integer as shared
    from my_exhibition where sub_account_id = '${subAccountOf(4, 0)}' and known_start > '${world.today}'`)
  expect(boss).toEqual({ n: 6, states: 3, shared: 6 })
  const both = await one(`select count(*)::integer as n from my_exhibition one
    join my_exhibition other on other.sub_account_id = one.sub_account_id and other.id > one.id
      and other.known_start <= one.known_end and one.known_start <= other.known_end
    where one.sub_account_id = '${subAccountOf(4, 0)}'`)
  expect(both['n']).toBeGreaterThanOrEqual(1)
})

test('the team has customers of companies it unlocked, work for each of its people, and some in the pool', async () => {
  const found = await one(`select count(*)::integer as customers,
      count(*) filter (where owner_id is null and pool_reason is not null)::integer as pooled,
      count(distinct owner_id)::integer as people,
      count(*) filter (where not exists (select from unlock
        where unlock.tenant_id = customer.tenant_id and unlock.company_id = customer.company_id))::integer as unpaid,
      count(*) filter (where next_follow_time is not null)::integer > 3 as has_tasks
    from customer join sub_account boss on boss.tenant_id = customer.tenant_id and boss.id = '${subAccountOf(4, 0)}'`)
  expect(found).toEqual({ customers: 23, pooled: 4, people: 4, unpaid: 0, has_tasks: true })
})
