import { applyRules } from '@zhzz/api/pool/applyRules.ts'
import { benchDatabase } from '#load/benchDatabase.ts'

const people = 10
const day = 86_400_000

interface Asked {
  companies: string
  customers: string
  due: string
  teams: string
}

/**
 * Nights of the public pool: of so many customers in teams so many are without contact for long enough. They are told of in
 * one night and fall in a later one; the nights between find nothing to do.
 */
export async function poolSpeed(asked: Asked): Promise<void> {
  const [customers, due, teams] = [Number(asked.customers), Number(asked.due), Number(asked.teams)]
  const database = await benchDatabase('bench_pool')
  const count = async (condition: string) => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from customer where ${condition}`,
    )
    return rows[0]?.n ?? 0
  }
  try {
    await database.pool.query(`
      insert into tenant (id, name, plan_code) select gen_random_uuid(), 'bench', 'team' from generate_series(1, ${teams});
      insert into pool_rule (tenant_id, idle_days, warn_days, keep_won, is_on, since)
      select id, 30, 3, true, true, now() - interval '1 year' from tenant;
      insert into account (id, phone_enc, phone_hash, phone_mask)
      select gen_random_uuid(), '', sha256(at::text::bytea), '' from generate_series(1, ${teams * people}) as at;
      insert into sub_account (id, account_id, tenant_id, roles, is_owner, created_at)
      select gen_random_uuid(), account.id, tenant.id, '{member}', false, now() - interval '1 year'
      from (select id, row_number() over () as place from account) account
      join (select id, row_number() over () as place from tenant) tenant on tenant.place = 1 + account.place % ${teams};
      insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '测试' || at || '有限公司', at::text, 'bench' from generate_series(1, ${Number(asked.companies)}) as at;
      insert into customer (id, tenant_id, company_id, owner_id, stage, last_follow_time, owned_since)
      select gen_random_uuid(), person.tenant_id, company.id, person.id, 'contacted', said.at, said.at
      from (select id, row_number() over () as place from company limit ${customers}) company
      join (select id, tenant_id, row_number() over () as place from sub_account) person
        on person.place = 1 + company.place % ${teams * people}
      cross join lateral (select now() - make_interval(days =>
        case when company.place % ${Math.round(customers / due)} = 0 then 60 else 1 + (company.place % 20)::int end) as at) said;
      insert into call_record (id, tenant_id, sub_account_id, company_id, provider, state, client_uid, started_at)
      select gen_random_uuid(), tenant_id, owner_id, company_id, 'phone', 'dialled', gen_random_uuid(),
        last_follow_time - interval '2 days' from customer;
      insert into unlock (id, tenant_id, company_id, unlocked_by, unlock_time, expire_time, cost)
      select gen_random_uuid(), tenant_id, company_id, owner_id, last_follow_time - interval '3 days',
        now() + interval '200 days', 1 from customer;
      analyze`)
    const table = []
    const start = Date.now()
    for (const [night, days] of [
      ['told of', 1],
      ['nothing to do', 2],
      ['fall', 4],
    ] as const) {
      const now = new Date(start + days * day)
      // Of the night, after two o'clock in Shanghai.
      now.setUTCHours(19)
      const began = performance.now()
      await applyRules(database.db, now)
      const { rows: told } = await database.pool.query<{ n: number }>(
        'select count(*)::int as n from message',
      )
      table.push({
        night,
        ms: Math.round(performance.now() - began),
        warned: await count('pool_warned_at is not null'),
        'in the pool': await count('owner_id is null'),
        messages: told[0]?.n,
      })
    }
    console.table(table)
  } finally {
    await database.end()
  }
}
