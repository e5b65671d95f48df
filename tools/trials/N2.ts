import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasMailServer, startMailServer } from '@zhzz/api/channel/fakeMailServer.ts'
import { startPushService } from '@zhzz/api/channel/fakePushService.ts'
import { startRobots } from '@zhzz/api/channel/fakeRobot.ts'
import { tellMany } from '@zhzz/api/channel/tellMany.ts'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { killNow, type RunningServer } from '#kill/runningServer.ts'
import { query } from '#kill/verify.ts'
import type { Trial } from '#trial/trial.ts'

const people = 60
const each = 3

/** What is known of each delivery. */
type Known = { channel: 'push' | 'email' | 'robot'; name: string; state: string; why: string | null }

const rows = `
  select target.channel, message.facts ->> 'name' as name, delivery.state, delivery.why
  from message_delivery delivery
  join message_target target on target.id = delivery.target_id
  join message on message.id = delivery.message_id`

export const trial: Trial = {
  figure: 'N2',
  shows: 'a node killed with -9 while it sends pushes, mails and lines of a robot, over and over',
  goal: 'no mail and no line comes twice, no push is lost, and what did not come is called unknown',
  async run({ dataDir, short, serve, ending, print, must }) {
    const outside = await startOutside(ending)
    const database = join(dataDir, 'database')
    const { url, stop } = await startServer({ dataDir: database, log: silent })
    ending(stop)
    const key = randomBytes(32)
    const pool = createPool(url, { max: 2 })
    const { db } = wrap(pool, url)
    const servers: RunningServer[] = []
    const begin = async (at: number) => {
      servers[at] = await serve({
        ...outside.settings,
        DATABASE_URL: url,
        SECRET_KEY: key.toString('base64'),
        DATA_DIR: join(dataDir, `node${at}`),
      })
    }
    await begin(0)
    await begin(1)
    const waves = short ? 2 : 20
    for (let wave = 1; wave <= waves; wave++) {
      const before = outside.seen().length
      await tellMany(db, sealingOf(key), { people, each, name: `wave ${wave}`, addresses: outside.addresses })
      const enough = before + Math.random() * 0.8 * people * each * Object.keys(outside.addresses).length
      while (outside.seen().length <= enough) await delay(2)
      const server = servers[wave % 2]
      if (server !== undefined) await killNow(server)
      await begin(wave % 2)
    }
    await pool.end()
    const known = await untilSettled(database)
    const times = Map.groupBy(outside.seen(), (one) => one)
    const came = ({ channel, name }: Known) => times.get(`${channel} ${name}`)?.length ?? 0
    const unknown = known.filter(({ state }) => state === 'unknown')
    const taken = unknown.filter((one) => came(one) > 0)
    print(
      `${waves} kills, ${known.length} deliveries; ${unknown.length} stay unknown, ${taken.length} of which had come`,
    )
    const once = known.filter(({ channel }) => channel !== 'push')
    const pushes = known.filter(({ channel }) => channel === 'push')
    print(`pushes that came again under their own tag: ${pushes.filter((one) => came(one) > 1).length}`)
    must(
      `${once.filter((one) => came(one) > 1).length} mails or lines came twice`,
      once.every((one) => came(one) <= 1),
    )
    must(
      `${pushes.filter((one) => came(one) === 0).length} pushes lost`,
      pushes.every((one) => came(one) > 0),
    )
    const silently = once.filter((one) => came(one) === 0 && one.state !== 'unknown')
    must(`${silently.length} mails or lines lost that are not called unknown`, silently.length === 0)
    const wrongly = known.filter((one) => one.state !== 'unknown' && one.state !== 'sent')
    must(`${wrongly.length} neither sent nor unknown`, wrongly.length === 0)
  },
}

/** What a person's services take, each by the name of the message. */
async function startOutside(ending: (close: () => Promise<unknown> | void) => void) {
  const [service, robots] = [await startPushService(), await startRobots()]
  ending(service.close)
  ending(robots.close)
  if (!hasMailServer) throw new Error('mails need a server: apt-get install python3-aiosmtpd')
  const mails = await startMailServer()
  ending(mails.close)
  let count = 0
  return {
    settings: {
      PUSH_ORIGINS: service.origin,
      ROBOT_ORIGINS: robots.origin,
      SMTP_URL: mails.url,
      MAIL_FROM: 'notice@example.com',
      APP_URL: 'https://h5.example.com',
      SAMPLE: 'off',
    },
    addresses: {
      push: () => JSON.stringify(service.subscribe()),
      email: () => `person${(count += 1)}@example.com`,
      robot: () => robots.address(`known-robot-${(count += 1)}`),
    },
    seen: () => [
      ...service.pushed.map(({ text }) => `push ${String(Object(JSON.parse(text)).title)}`),
      ...mails.mailed.map(({ subject }) => `email ${subject}`),
      ...robots.said.map((text) => `robot ${text.split('\n')[0]}`),
    ],
  }
}

/** What a node that ended had begun is taken over after two minutes. */
async function untilSettled(database: string): Promise<Known[]> {
  for (const over = Date.now() + 200_000; ; ) {
    const known = await query<Known>(database, rows)
    if (known.every(({ state }) => state !== 'waiting' && state !== 'sending')) return known
    if (Date.now() > over) return known
    await delay(500)
  }
}
