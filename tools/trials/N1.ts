import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { killNow, type RunningServer } from '#kill/runningServer.ts'
import { query } from '#kill/verify.ts'
import { signIn } from '#kill/writers.ts'
import type { Trial } from '#trial/trial.ts'

/** Due one after the other in this many seconds. */
const span = 8
const each = 2_000
const longest = 60

/** Follow-ups whose reminders are due from now on, written past the calls. */
const plan = `
  insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
    follow_time, next_follow_time, next_state, remind_minutes, client_uid)
  select gen_random_uuid(), person.tenant_id, person.id, 'company', company.id, company.id, 'phone', $1,
    now(), now() + make_interval(mins => 15, secs => $2::float8 * at / $3), 'open', 15, gen_random_uuid()
  from generate_series(1, $3::int) as at
  cross join (select id, tenant_id from sub_account order by created_at desc limit 1) person
  cross join (select id from company limit 1) company`

type Told = { due: number; told: number; doubled: number; latest: number }

const verdict = `
  select count(*)::int as due, count(said.object_id)::int as told,
    coalesce(sum(said.times - 1), 0)::int as doubled,
    coalesce(max(extract(epoch from said.at - follow_up.remind_at)), 0)::float8 as latest
  from follow_up left join (
    select object_id, count(*) as times, max(created_at) as at from message group by object_id) said
    on said.object_id = follow_up.id
  where follow_up.content = $1`

export const trial: Trial = {
  figure: 'N1',
  shows: 'reminders that are due while two nodes run, and one of the two is killed with -9',
  goal: `each comes once, within ${longest} seconds of its minute`,
  async run({ dataDir, short, serve, ending, print, must }) {
    const database = join(dataDir, 'database')
    const { url, stop } = await startServer({ dataDir: database, log: silent })
    ending(stop)
    const settings = {
      DATABASE_URL: url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      SAMPLE: 'on',
      SAMPLE_COMPANIES: '200',
    }
    const servers: RunningServer[] = []
    const begin = async (at: number) => {
      servers[at] = await serve({ ...settings, DATA_DIR: join(dataDir, `node${at}`) })
    }
    await begin(0)
    await begin(1)
    await signIn(servers[0]?.origin ?? '', '12070009999')
    let latest = 0
    for (let round = 1; round <= (short ? 2 : 20); round++) {
      const name = `round ${round}`
      await query(database, plan, [name, span, each])
      await delay(Math.random() * span * 1_000)
      const at = round % 2
      const server = servers[at]
      if (server !== undefined) await killNow(server)
      const seen = await untilTold(database, name)
      latest = Math.max(latest, seen.latest)
      print(
        `${name}: node ${at} killed, ${seen.told} of ${seen.due}, the last ${seen.latest.toFixed(1)} s late`,
      )
      must(`${seen.due - seen.told} lost, ${seen.doubled} doubled`, seen.told === each && seen.doubled === 0)
      await begin(at)
    }
    must(`the last ${latest.toFixed(1)} s after its minute`, latest <= longest)
  },
}

async function untilTold(database: string, name: string): Promise<Told> {
  const over = Date.now() + (span + longest) * 1_000
  for (;;) {
    const [seen] = await query<Told>(database, verdict, [name])
    if (seen === undefined) throw new Error('no verdict')
    if (seen.told >= each || Date.now() > over) return seen
    await delay(500)
  }
}
