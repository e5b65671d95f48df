import type { ClientBase } from 'pg'
import { subAccountOf } from '#people/writePeople.ts'
import { pick, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

/** What calls come to, the usual first. */
const results = [
  'no_answer',
  'connected',
  'interested',
  'call_back',
  'busy',
  'refused',
  'empty',
  null,
] as const
const days = 12

/**
 * The calls of the team during the last days, each at an hour at which one may ring, of companies that it has unlocked;
 * every fourth about an exhibition to come.
 */
export async function writeCalls(client: ClientBase, { seed, today }: { seed: number; today: string }) {
  const random = randomOf(seed, kinds.call)
  const boss = subAccountOf(4, 0)
  const tenant = `(select tenant_id from sub_account where id = '${boss}')`
  const { rows: numbers } = await client.query<{ id: string; company_id: string }>(
    `select distinct on (company_id) id, company_id from contact
     where type = 'mobile' and not do_not_call and tenant_id is null and company_id in (
       select id from company where merged_into_id is null and contact_count > 0 order by id desc limit 24)
     order by company_id desc, id`,
  )
  const { rows: editions } = await client.query<{ id: string }>(
    'select id from exhibition_edition where start_date > $1::date and set_status is null order by start_date, id limit 3',
    [today],
  )
  // In a month that is over: this month's credits are all there.
  for (const [at, number] of numbers.entries())
    await client.query(
      `with made as (insert into unlock (id, tenant_id, company_id, unlocked_by, unlock_time, expire_time, cost)
          values ($1, ${tenant}, $2, $3, $4::date - 40, $4::date + 325, 1) returning *),
        counted as (insert into quota_usage as usage (tenant_id, quota_code, period_key, used)
          select tenant_id, 'unlock', to_char($4::date - 40, 'YYYY-MM'), cost from made
          on conflict (tenant_id, quota_code, period_key) do update set used = usage.used + excluded.used
          returning *)
      insert into quota_ledger (id, tenant_id, quota_code, delta, reason, reference, balance, sub_account_id, created_at)
      select $5, tenant_id, counted.quota_code, -made.cost, 'unlock', made.id, limit_value - used, made.unlocked_by,
        made.unlock_time
      from made join counted using (tenant_id) join tenant on tenant.id = tenant_id
      join plan_quota given on given.plan_code = tenant.plan_code and given.quota_code = 'unlock'`,
      [sampleId('unlock', 1000 + at), number.company_id, boss, today, sampleId('ledgerEntry', at)],
    )
  for (let at = 0; at < days * 6 && numbers.length > 0; at++) {
    const { id, company_id } = pick(numbers, random)
    const day = Math.floor(at / 6) + 1
    const minute = 9 * 60 + Math.floor(random() * 8 * 60)
    await client.query(
      `insert into call_record (id, tenant_id, sub_account_id, company_id, contact_id, edition_id, provider, state,
        result, client_uid, started_at)
       values ($1, ${tenant}, $2, $3, $4, $5, 'phone', 'dialled', $6, $1,
        ($7::date - $8::int + make_interval(mins => $9)) at time zone 'Asia/Shanghai')`,
      [
        sampleId('call', at),
        subAccountOf(4, Math.floor(random() * 3)),
        company_id,
        id,
        at % 4 === 0 ? (editions[at % 3]?.id ?? null) : null,
        pick(results, random, 0.6),
        today,
        day,
        minute,
      ],
    )
  }
}
