import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Receiver, startReceiver } from '@zhzz/api/webhook/testReceiver.ts'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { killNow, type RunningServer } from '#kill/runningServer.ts'
import { query } from '#kill/verify.ts'
import { attempt, signIn, type Writer } from '#kill/writers.ts'
import type { Trial } from '#trial/trial.ts'

const each = 60
/** Seconds in which the reminders of a round are due, and its node is killed. */
const span = 6

/** Follow-ups whose reminders are due from now on: two events of each, in order. */
const write = `
  insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
    follow_time, next_follow_time, next_state, remind_minutes, client_uid)
  select gen_random_uuid(), person.tenant_id, person.id, 'company', company.id, company.id, 'phone', 'trial',
    now(), now() + make_interval(mins => 15, secs => $2::float8 * at / $3), 'open', 15, gen_random_uuid()
  from generate_series(1, $3::int) as at
  cross join (select id, tenant_id from sub_account where tenant_id = $1) person
  cross join (select id from company limit 1) company`

export const trial: Trial = {
  figure: 'N3',
  shows: 'a node killed with -9 between what happens and the webhook that tells it, over and over',
  goal: 'each event comes, signed, and of one object in order; nothing comes to an inner address that is not allowed',
  async run({ dataDir, short, serve, ending, print, must }) {
    const receiver = await startReceiver({ eachOnce: true })
    ending(receiver.close)
    const inner = await startInner(ending)
    const database = join(dataDir, 'database')
    const { url, stop } = await startServer({ dataDir: database, log: silent })
    ending(stop)
    const key = randomBytes(32)
    const servers: RunningServer[] = []
    const begin = async (at: number) => {
      servers[at] = await serve({
        DATABASE_URL: url,
        SECRET_KEY: key.toString('base64'),
        SAMPLE: 'on',
        SAMPLE_COMPANIES: '200',
        WEBHOOK_HTTP: 'on',
        WEBHOOK_NETWORKS: '127.0.0.1/32',
        DATA_DIR: join(dataDir, `node${at}`),
      })
    }
    await begin(0)
    await begin(1)
    const origin = servers[0]?.origin ?? ''
    const person = await signIn(origin, '12070009998')
    await query(database, "update tenant set plan_code = 'team', plan_expires_at = null where id = $1", [
      person.tenantId,
    ])
    receiver.secrets.add(await listen(origin, person, receiver.url))
    // Past the call, which would refuse it.
    await query(
      database,
      `insert into webhook_endpoint (id, sub_account_id, url_enc, events, secret_enc, created_at)
       select gen_random_uuid(), sub_account_id, $1, events, secret_enc, now() from webhook_endpoint`,
      [sealingOf(key).encrypt(inner.url)],
    )
    const rounds = short ? 2 : 20
    for (let round = 1; round <= rounds; round++) {
      for (let at = 0; at < 10; at++) receiver.answers.push({ status: 500 })
      await query(database, write, [person.tenantId, span, each])
      await delay(Math.random() * span * 1_000)
      const at = round % 2
      const server = servers[at]
      if (server !== undefined) await killNow(server)
      await begin(at)
      print(`round ${round}: node ${at} killed, ${receiver.received.length} came so far`)
    }
    const due = rounds * each * 2
    await untilSettled(database, due)
    const [events] = await query<{ happened: number }>(
      database,
      'select count(*)::int as happened from webhook_event where tenant_id = $1',
      [person.tenantId],
    )
    const came = new Set(receiver.received.map(({ id }) => id))
    must(`${events?.happened} events of ${due}`, events?.happened === due)
    must(`${due - came.size} lost`, came.size === due)
    print(`${receiver.received.length - came.size} came twice under their own id`)
    must(`${receiver.refused.length} with a wrong signature`, receiver.refused.length === 0)
    const wrong = outOfOrder(receiver)
    must(`${wrong} objects of ${rounds * each} out of order`, wrong === 0)
    must(`${inner.came()} to an inner address`, inner.came() === 0)
  },
}

/** What must not be reached: another address of this machine. */
async function startInner(ending: (close: () => Promise<unknown> | void) => void) {
  let came = 0
  const server = createServer((_request, response) => {
    came += 1
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  ending(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.2:${port}/`, came: () => came }
}

/** Gives the secret of a new endpoint. */
async function listen(origin: string, { token }: Writer, url: string): Promise<string> {
  const wish = { url, events: ['followUp.written' as const, 'reminder.due' as const] }
  const headers = { 'jwt-token': token, 'idempotency-key': randomUUID() }
  const made = await attempt(origin, webhook.make, wish, headers)
  if (made?.code !== 200) throw new Error(`no endpoint: ${JSON.stringify(made)}`)
  return made.data.secret
}

/** Of each follow-up that it was written comes before its reminder, however often either comes. */
function outOfOrder({ received }: Receiver): number {
  const byObject = Map.groupBy(received, ({ data }) => String(data['followUpId'] ?? data['id']))
  return [...byObject.values()].filter((told) => {
    const types = told.map(({ type }) => type)
    return types.lastIndexOf('followUp.written') > types.indexOf('reminder.due')
  }).length
}

/** What a node that ended had begun is taken over after half a minute; what was answered 500 comes after five seconds. */
async function untilSettled(database: string, due: number): Promise<void> {
  for (const over = Date.now() + 120_000; Date.now() < over; await delay(500)) {
    const [row] = await query<{ delivered: number }>(
      database,
      "select count(*)::int as delivered from webhook_delivery where state = 'delivered'",
    )
    if ((row?.delivered ?? 0) >= due) return
  }
}
