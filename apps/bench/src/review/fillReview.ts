import type { Pool } from 'pg'
import { person, viewer } from '#load/person.ts'

export const customers = 5_000
export const records = 50_000
/** Exhibitions of the person's records, those to come with a forecast, and customers expected at each of these. */
const reviewed = 200
const forecasts = 500
const expectedEach = 60

const run = '00000000-0000-7000-8000-000000000003'
const ids = `'${person}', '${viewer.tenantId}'`

/** Companies; a tenant that followed up some of them at exhibitions of two years; forecasts of exhibitions to come. */
export async function fillReview(pool: Pool, companies: number): Promise<void> {
  await pool.query(
    `insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '测试企业' || at, 'bench ' || at, 'bench' from generate_series(1, $1::integer) at`,
    [companies],
  )
  await pool.query(`
    create unlogged table bench_own as
      select id, row_number() over ()::integer - 1 as at from (select id from company limit ${customers}) one;
    create unlogged table bench_held as
      select id, start_date, row_number() over ()::integer - 1 as at from (select id, start_date from exhibition_edition
        where end_date between current_date - 730 and current_date order by md5(id::text) limit ${reviewed}) one;
    insert into customer (id, tenant_id, company_id, owner_id, stage)
      select gen_random_uuid(), '${viewer.tenantId}', id, '${person}', 'contacted' from bench_own;
    insert into follow_up (id, sub_account_id, tenant_id, target_type, target_id, company_id, edition_id, follow_type,
        content, stage, deal_amount, follow_time, client_uid)
      select gen_random_uuid(), ${ids}, 'company', own.id, own.id, held.id, case when no % 3 = 0 then 'onsite' else 'phone' end,
        '谈了', case no % 20 when 0 then 'won' when 1 then 'quoted' when 2 then 'quoted' end,
        case when no % 20 < 3 then no end, held.start_date + no % 90, gen_random_uuid()
      from generate_series(0, ${records - 1}) no
      join bench_own own on own.at = (no * 7919) % ${customers}
      join bench_held held on held.at = no % ${reviewed};
    insert into my_exhibition (id, sub_account_id, edition_id, actual_cost)
      select gen_random_uuid(), '${person}', id, 12000 from bench_held on conflict do nothing;
    insert into prediction_run (id, model_version, cut_off, status) values ('${run}', 'bench', current_date, 'done');
    create unlogged table bench_coming as select id, row_number() over ()::integer - 1 as at from (
      select id from exhibition_edition where start_date between current_date + 7 and current_date + 360
      order by md5(id::text) limit ${forecasts}) one;
    insert into prediction_edition (edition_id, run_id) select id, '${run}' from bench_coming;
    insert into prediction (id, run_id, edition_id, company_id, rank, probability, confidence, times_here, base,
        contributions, reasons)
      select gen_random_uuid(), '${run}', coming.id, own.id, n, 0.1 + (n % 9) / 10.0, 'mid', 1, 0, '{}', '[]'
      from bench_coming coming cross join generate_series(1, ${expectedEach}) n
      join bench_own own on own.at = (coming.at * 131 + n * 17) % ${customers};
    drop table bench_own, bench_held, bench_coming;
    analyze`)
}
