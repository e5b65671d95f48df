import { handOver } from '@zhzz/api/member/handOver/handOver.ts'
import { takeBack } from '@zhzz/api/member/handOver/takeBack.ts'
import { benchDatabase } from '#load/benchDatabase.ts'

const tenant = '00000000-0000-7000-8000-000000000001'

/** A member with so many customers, as many tasks and targets is handed over in one transaction, and taken back. */
export async function handOverSpeed({ customers }: { customers: string }): Promise<void> {
  const database = await benchDatabase('bench_hand_over')
  const count = Number(customers)
  try {
    await database.pool.query(`
      insert into tenant (id, name) values ('${tenant}', 'bench');
      insert into account (id, phone_enc, phone_hash, phone_mask)
      select gen_random_uuid(), '', sha256(at::text::bytea), '' from generate_series(1, 10) as at;
      insert into sub_account (id, account_id, tenant_id, roles, is_owner, created_at)
      select gen_random_uuid(), id, '${tenant}', '{member}', false, now() - interval '1 year' from account;
      insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '测试' || at || '有限公司', at::text, 'bench' from generate_series(1, ${2 * count}) as at;
      insert into customer (id, tenant_id, company_id, owner_id)
      select gen_random_uuid(), '${tenant}', company.id, person.id
      from (select id, row_number() over () as place from company) company
      join (select id, row_number() over () as place from sub_account) person
        on person.place = case when company.place <= ${count} then 1 else 2 + company.place % 9 end;
      insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
        follow_time, next_follow_time, next_state, remind_minutes, client_uid)
      select gen_random_uuid(), tenant_id, owner_id, 'company', company_id, company_id, 'phone', '再谈',
        now() - interval '1 day', now() + interval '3 days', 'open', 15, gen_random_uuid() from customer;
      insert into exhibition_series (id, name, name_key, data_source) values (gen_random_uuid(), 'bench', 'bench', 'bench');
      insert into exhibition_edition (id, series_id, name, year, start_date, end_date, data_source)
      select gen_random_uuid(), id, 'bench', 2027, '2027-03-01', '2027-03-03', 'bench' from exhibition_series;
      insert into exhibitor (id, edition_id, company_id, match_status, listed_name, data_source)
      select gen_random_uuid(), edition.id, customer.company_id, 'matched', customer.company_id::text, 'bench'
      from customer, exhibition_edition edition;
      insert into target_item (sub_account_id, exhibitor_id, edition_id, state, marked_at)
      select customer.owner_id, exhibitor.id, exhibitor.edition_id, 'todo', now()
      from exhibitor join customer on customer.company_id = exhibitor.company_id;
      analyze`)
    const { rows } = await database.pool.query<{ id: string }>(
      'select owner_id as id from customer group by owner_id order by count(*) desc limit 1',
    )
    const from = rows[0]?.id ?? ''
    const asked = {
      tenantId: tenant,
      fromId: from,
      askedBy: null,
      reason: 'removed',
      now: new Date(),
    } as const
    const table = []
    for (const how of ['turns', 'region'] as const) {
      const gave = await timed(() => database.db.transaction().execute((db) => handOver(db, asked, { how })))
      const { rows: done } = await database.pool.query<{
        id: string
        customers: number
        tasks: number
        targets: number
      }>('select id, customers, tasks, targets from hand_over where undone_at is null')
      const [made] = done
      if (made === undefined) throw new Error('nothing was handed over')
      const { id, ...counts } = made
      const back = await timed(() =>
        database.db.transaction().execute((db) => takeBack(db, id, from, new Date())),
      )
      const { rows: left } = await database.pool.query<{ n: number }>(
        'select count(*)::int as n from customer where owner_id = $1',
        [from],
      )
      table.push({
        how,
        ...counts,
        'ms given': gave,
        'ms taken back': back,
        'held again': left[0]?.n,
      })
    }
    console.table(table)
  } finally {
    await database.end()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}
