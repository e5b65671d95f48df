import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { endServer, killNow, type RunningServer } from '#kill/runningServer.ts'
import { query, verify } from '#kill/verify.ts'
import { signIn } from '#kill/writers.ts'
import { startBalancer } from '#trial/balancer.ts'
import type { Trial } from '#trial/trial.ts'

const clients = 24
/** Milliseconds until the app tries again: the shortest it waits. */
const appsPatience = 300

type Seen = {
  answered: number
  /** No answer, or one of 5xx. */
  failed: number
  /** Failed again with the same key: what a person would see. */
  visible: number
}

/** A connection for each request, as a proxy makes them to its nodes. */
const agent = new Agent({ keepAlive: false })

export const trial: Trial = {
  figure: 'R7',
  shows: 'two nodes behind a proxy, ended and killed one after the other while 24 people write and read',
  goal: 'SIGTERM: no error at all; kill -9: none after one retry; nothing acknowledged is lost or doubled',
  async run({ dataDir, short, serve, ending, print, must }) {
    const database = join(dataDir, 'database')
    const { url, stop } = await startServer({ dataDir: database, log: silent })
    ending(stop)
    const balancer = await startBalancer()
    ending(balancer.close)
    const settings = {
      DATABASE_URL: url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      SAMPLE: 'on',
      SAMPLE_COMPANIES: '200',
    }
    const servers: RunningServer[] = []
    const begin = async (at: number) => {
      const server = await serve({ ...settings, DATA_DIR: join(dataDir, `node${at}`) })
      servers[at] = server
      balancer.nodes[at] = Number(new URL(server.origin).port)
    }
    await begin(0)
    await begin(1)
    const people = []
    for (let at = 0; at < clients; at++)
      people.push(await signIn(servers[at % 2]?.origin ?? '', `1207000${1000 + at}`))
    const targets = await query<{ id: string }>(database, 'select id from company limit 24')

    const contents: string[] = []
    let seen: Seen = { answered: 0, failed: 0, visible: 0 }
    const over = new AbortController()
    const act = async (headers: Record<string, string>, path: string, body?: object) => {
      const now = seen
      for (const isRetry of [false, true]) {
        if (isRetry) await delay(appsPatience)
        const status = await ask(`${balancer.origin}${path}`, headers, body)
        now.answered += 1
        if (status === 200) return true
        now.failed += 1
        if (isRetry) {
          now.visible += 1
          print(`${path}: ${status} twice`)
        }
      }
      return false
    }
    const working = people.map(async ({ token }, at) => {
      while (!over.signal.aborted) {
        const content = `跟进 ${randomUUID()}`
        const record = {
          targetType: 'company',
          targetId: targets[at % targets.length]?.id,
          clientUid: randomUUID(),
          followType: 'phone',
          content,
          followTime: new Date(Date.now() - 60_000).toISOString(),
          allowDuplicate: true,
        }
        const headers = { 'jwt-token': token, 'idempotency-key': randomUUID() }
        if (await act(headers, followUp.save.path, record)) contents.push(content)
        await act({ 'jwt-token': token }, home.index.path)
      }
    })
    const phase = async (name: string, down: (server: RunningServer) => Promise<void>) => {
      seen = { answered: 0, failed: 0, visible: 0 }
      const mine = seen
      for (const at of [0, 1]) {
        await delay(500)
        const server = servers[at]
        if (server !== undefined) await down(server)
        await delay(200)
        await begin(at)
      }
      await delay(500)
      print(`${name}: ${mine.answered} answers, ${mine.failed} failed, ${mine.visible} failed again`)
      return mine
    }
    try {
      for (let round = 1; round <= (short ? 1 : 5); round++) {
        must('no error under SIGTERM', (await phase('SIGTERM', endServer)).failed === 0)
        must('none visible under kill -9', (await phase('kill -9', killNow)).visible === 0)
      }
    } finally {
      over.abort()
      await Promise.all(working)
    }
    const { lost, doubled } = await verify(database, { followUps: contents, unlocks: [] })
    must(`${contents.length} acknowledged, ${lost} lost, ${doubled} doubled`, lost + doubled === 0)
    must('people wrote all the while', contents.length > clients)
  },
}

/** Its status; 0 where no answer came. */
function ask(url: string, headers: Record<string, string>, body?: object): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      timeout: 20_000,
    })
    sent.once('error', () => resolve(0))
    sent.once('timeout', () => sent.destroy())
    sent.once('response', (answer) => {
      answer.once('error', () => resolve(0))
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
      answer.resume()
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
