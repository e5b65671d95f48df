import type { ClientBase } from 'pg'
import { subAccountOf } from '#people/writePeople.ts'
import { between, pick, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

/** What was said, how far it is then, and in how many days it is to be gone on with; null: nothing is agreed. */
const talks = [
  ['电话里说今年想换特装，约好看方案', 'interested', 'A', 0],
  ['报价发过去了，等他们定预算', 'quoted', 'A', 1],
  ['前台转不进去，换个时间再打', 'contacted', null, -1],
  ['展位 36 平，要两版效果图', 'demand', 'B', 3],
  ['已签约，进场前再对一次图纸', 'won', 'A', 5],
  ['今年预算砍了，明年再联系', 'contacted', 'C', null],
  ['微信加上了，资料已发', 'interested', 'B', 2],
  ['还没定去不去展会', 'contacted', 'D', null],
] as const
/** Of so many customers one is in the pool. */
const pooledOf = 5

/**
 * What the team says of the companies that it has unlocked: whose customers they are, what was talked about, what is to be
 * done next; some of them are in the pool.
 */
export async function writeTeamWork(client: ClientBase, { seed, today }: { seed: number; today: string }) {
  const random = randomOf(seed, kinds.customer)
  const boss = subAccountOf(4, 0)
  const { rows } = await client.query<{ tenant_id: string; company_id: string }>(
    `select tenant_id, company_id from unlock
     where tenant_id = (select tenant_id from sub_account where id = $1) order by id`,
    [boss],
  )
  for (const [at, { tenant_id: tenant, company_id: company }] of rows.entries()) {
    const person = subAccountOf(4, at % 4)
    const isPooled = at % pooledOf === pooledOf - 1
    const isIdle = isPooled && at % 2 === 0
    const [content, stage, intent, days] = pick(talks, random)
    const next = isPooled ? null : days
    await client.query(
      `with written as (
        insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
          stage, intent_level, follow_time, next_follow_time, next_state, client_uid)
        values ($1, $2, $3, 'company', $4, $4, $5, $6, $7, $8,
          ($9::date - $10::int + make_interval(mins => $11)) at time zone 'Asia/Shanghai',
          ($9::date + $12::int + make_interval(mins => $13)) at time zone 'Asia/Shanghai',
          case when $12::int is null then 'none' else 'open' end, $1)
        returning *)
      insert into customer (id, tenant_id, company_id, owner_id, stage, intent_level, last_follow_time, next_follow_time,
        owned_since, pool_reason, pooled_from_id)
      select $14, tenant_id, company_id, case when not $15 then sub_account_id end, stage, intent_level, follow_time,
        next_follow_time, case when $15 then $9::date - 1 else $9::date - 40 end,
        case when $15 then case when $16 then 'idle' else 'released' end end,
        case when $15 then sub_account_id end
      from written`,
      [
        sampleId('followUp', 100 + at),
        tenant,
        person,
        company,
        pick(['phone', 'wechat', 'visit'] as const, random, 0.5),
        content,
        stage,
        intent,
        today,
        // What nobody spoke to for the days of the rule is in the pool.
        isIdle ? between(32, 38, random) : between(1, 12, random),
        between(9 * 60, 17 * 60, random),
        next,
        between(9 * 60, 18 * 60, random),
        sampleId('customer', at),
        isPooled,
        isIdle,
      ],
    )
  }
  await client.query(
    `insert into pool_rule (tenant_id, idle_days, warn_days, keep_won, take_per_day, is_on, since)
     select tenant_id, 30, 3, true, 10, true, $2::date from sub_account where id = $1`,
    [boss, today],
  )
}
