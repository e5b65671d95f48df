import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { callerAt, openSession } from '@zhzz/api/http/session.ts'
import { createServer } from '@zhzz/api/server.ts'
import { createArrivals } from '@zhzz/api/upload/arrivals.ts'
import { localStorage } from '@zhzz/api/upload/localStorage.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { diskState } from '@zhzz/db/diskState.ts'
import { silent } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { type Sealing, sealingOf } from '@zhzz/db/sealed.ts'

const rounds = 60

/** How long the prediction calls take for a member, through the whole server but the network. */
export async function callTimes(bench: Pick<Database, 'db' | 'pool' | 'url'>) {
  const database: Database = { ...bench, diskState: () => diskState('/'), stop: async () => {} }
  const sealing = sealingOf(Buffer.alloc(64, 1))
  const app = await createServer({
    database,
    sealing,
    storage: localStorage(tmpdir()),
    arrivals: createArrivals(tmpdir()),
    log: silent,
    sms: { send: async () => {} },
  })
  const token = await memberOf(database, sealing)
  const { rows } = await database.pool.query<{ edition: string; company: string; said: string }>(
    `select edition_id as edition, company_id as company, prediction.id as said from prediction
     where rank = 1 order by edition_id limit ${rounds}`,
  )
  const calls: { endpoint: Endpoint; input: (at: number) => object }[] = [
    { endpoint: prediction.editions, input: () => ({}) },
    { endpoint: prediction.editions, input: () => ({ sort: 'contactWindow' }) },
    { endpoint: prediction.companies, input: (at) => ({ editionId: rows[at]?.edition }) },
    {
      endpoint: prediction.companies,
      input: (at) => ({ editionId: rows[at]?.edition, sort: 'expectedArea', filters: { bands: ['high'] } }),
    },
    { endpoint: prediction.byCompany, input: (at) => ({ id: rows[at]?.company }) },
    { endpoint: prediction.explain, input: (at) => ({ predictionId: rows[at]?.said }) },
    { endpoint: prediction.scorecard, input: () => ({}) },
  ]
  const times: { call: string; median: number; p95: number; processor: number }[] = []
  for (const { endpoint, input } of calls) {
    const taken: number[] = []
    const cpu = process.cpuUsage()
    for (let at = 0; at < rows.length; at++) {
      const began = performance.now()
      const isGet = endpoint.method === 'GET'
      const query = new URLSearchParams(
        Object.entries(input(at)).map(([name, value]) => [name, String(value)]),
      )
      const answer = await app.inject({
        method: endpoint.method,
        url: isGet ? `${endpoint.path}?${query}` : endpoint.path,
        headers: { 'jwt-token': token },
        ...(!isGet && { payload: input(at) }),
      })
      if (answer.json().code !== 200) throw new Error(`${endpoint.name}: ${answer.body.slice(0, 300)}`)
      taken.push(performance.now() - began)
    }
    taken.sort((a, b) => a - b)
    const { user, system } = process.cpuUsage(cpu)
    const what = JSON.stringify(input(0)).replaceAll(/"[0-9a-f-]{36}"/g, '…')
    times.push({
      call: `${endpoint.name} ${what}`,
      median: taken[taken.length >> 1] ?? 0,
      p95: taken[Math.floor(taken.length * 0.95)] ?? 0,
      processor: (user + system) / 1000 / Math.max(1, taken.length),
    })
  }
  await app.close()
  return times
}

async function memberOf({ db }: Database, sealing: Sealing): Promise<string> {
  const [tenantId, accountId, subAccountId] = [randomUUID(), randomUUID(), randomUUID()]
  const now = new Date()
  const planExpiresAt = new Date(now.getTime() + 86_400_000)
  await db
    .insertInto('tenant')
    .values({ id: tenantId, name: 'bench', planCode: 'member', planExpiresAt })
    .execute()
  await db
    .insertInto('account')
    .values({ id: accountId, phoneEnc: Buffer.from('x'), phoneHash: Buffer.from(accountId), phoneMask: 'x' })
    .execute()
  await db.insertInto('subAccount').values({ id: subAccountId, accountId, tenantId }).execute()
  return openSession(
    db,
    { accountId, subAccountId },
    callerAt('127.0.0.1', sealing, { userAgent: 'bench', platform: '', device: '' }),
    now,
  )
}
