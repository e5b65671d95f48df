import { setTimeout as delay } from 'node:timers/promises'
import { remind } from '@zhzz/api/followUp/remind.ts'
import { benchDatabase } from '#load/benchDatabase.ts'

type Options = { due: string; nodes: string }

/** So many reminders are due in one minute: how long until all are messages, and what a read of a person takes meanwhile, and in the ten seconds before and after. */
export async function drainReminders({ due, nodes }: Options): Promise<void> {
  const database = await benchDatabase('bench_reminders')
  try {
    const people = 2_000
    await database.pool.query(`
      insert into tenant (id, name) values ('00000000-0000-7000-8000-000000000001', 'bench');
      insert into account (id, phone_enc, phone_hash, phone_mask)
      select gen_random_uuid(), '', sha256(at::text::bytea), '' from generate_series(1, ${people}) as at;
      insert into sub_account (id, account_id, tenant_id)
      select gen_random_uuid(), id, '00000000-0000-7000-8000-000000000001' from account;
      insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '测试' || at || '有限公司', at::text, 'bench' from generate_series(1, 10000) as at;
      insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
        follow_time, next_follow_time, next_state, remind_minutes, client_uid)
      select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', person.id, 'company', company.id, company.id,
        'phone', '再谈', now() - interval '1 day',
        now() + make_interval(mins => 15, secs => (at % 60)) + case when at > ${Number(due)} then interval '9 days' else interval '0' end,
        'open', 15, gen_random_uuid()
      from generate_series(1, ${2 * Number(due)}) as at
      join (select id, row_number() over () as place from sub_account) person on person.place = 1 + at % ${people}
      join (select id, row_number() over () as place from company) company on company.place = 1 + at % 10000;
      analyze`)
    const { rows } = await database.pool.query<{ id: string }>('select id from sub_account limit 200')
    const ids = rows.map(({ id }) => id)
    const calm = () => readsFor(database.pool, ids, delay(10_000))
    const before = await calm()
    const now = new Date(Date.now() + 60_000)
    const began = performance.now()
    const draining = Promise.all(Array.from({ length: Number(nodes) }, () => remind(database.db, now)))
    const busy = await readsFor(database.pool, ids, draining)
    const seconds = (performance.now() - began) / 1_000
    const quiet = [...before, ...(await calm())]
    const told = await database.pool.query<{ n: number; once: boolean }>(
      `select count(*) as n, count(*) = count(distinct object_id) as once from message`,
    )
    console.table([
      {
        due: Number(due),
        nodes: Number(nodes),
        messages: told.rows[0]?.n,
        'each once': told.rows[0]?.once,
        seconds: Math.round(seconds * 10) / 10,
        'p50, p95 ms quiet': inWords(quiet),
        'p50, p95 ms meanwhile': inWords(busy),
      },
    ])
  } finally {
    await database.end()
  }
}

/** Times of readings of a person's open tasks, one after the other until `over`; in ms. */
async function readsFor(
  pool: Awaited<ReturnType<typeof benchDatabase>>['pool'],
  ids: readonly string[],
  over: Promise<unknown>,
): Promise<number[]> {
  const state = { isOver: false }
  void over.finally(() => {
    state.isOver = true
  })
  const times: number[] = []
  while (!state.isOver) {
    const began = performance.now()
    await pool.query(
      `select * from follow_up where task_owner_id = $1 and next_state = 'open' and deleted_at is null
       order by next_follow_time limit 20`,
      [ids[times.length % ids.length]],
    )
    times.push(performance.now() - began)
  }
  await over
  return times
}

function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95].map((part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)).join(', ')
}
