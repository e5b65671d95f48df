import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { type FailureName, failureOfCode } from '@zhzz/contract/failure.ts'
import type { Log } from '@zhzz/db/log.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, expect } from 'vitest'
import { proofOfWork } from '#http/behavior.ts'
import { createServer } from '#server.ts'
import type { ServerOptions } from '#start/serverOptions.ts'
import { watchAnswers } from '#testing/answersHold.ts'
import { createArrivals } from '#upload/arrivals.ts'
import { localStorage } from '#upload/localStorage.ts'

export type Answer<E extends Endpoint> = {
  status: number
  failure: FailureName | null
  detail: unknown
  data: Output<E>
}
type Sent = {
  token?: string | undefined
  /** In place of a session: a key for programs. */
  bearer?: string
  key?: string
  headers?: Record<string, string>
  ip?: string
}

/**
 * The whole server over a database of its own, spoken to through `inject`. To be called while a test file is loaded.
 * Every answer is held against the contract. Codes that would go out by SMS are in `codes`; errors the server logged
 * are in `errors`, and `clock.now` is its time.
 */
export async function testServer(options: Partial<ServerOptions> = {}) {
  const database = options.database ?? (await testDatabase())
  const sealing = options.sealing ?? sealingOf(createHash('sha512').update('test').digest())
  const codes = new Map<string, string>()
  const errors: string[] = []
  const clock = { now: new Date() }
  const files = mkdtempSync(join(tmpdir(), 'zhzz-files-'))
  const arriving = mkdtempSync(join(tmpdir(), 'zhzz-uploads-'))
  afterAll(() => [files, arriving].forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  const log: Log = { info() {}, warn() {}, error: (text) => errors.push(text) }
  const app = await createServer({
    database,
    sealing,
    log,
    sms: { send: async (phone, code) => void codes.set(phone, code) },
    clock: () => clock.now,
    storage: localStorage(files),
    arrivals: createArrivals(arriving, { diskState: database.diskState }),
    limitPoints: { smsNetworkHour: 1e6, smsDeviceHour: 1e6, wrongLoginNetworkHour: 1e6, smsAllMinute: 1e6 },
    rates: {
      visitorCallsPerMinute: 1e6,
      writesPerPersonHour: 1e6,
      callsPerKeyMinute: 1e6,
      keyCallsPerTenantMinute: 1e6,
    },
    behavior: proofOfWork(sealing, { cost: 1, counters: 4 }),
    ...options,
  })
  const broken = watchAnswers(app)
  await app.ready()
  afterAll(async () => {
    await app.close()
    expect(broken, 'answers that are not what the contract says').toEqual([])
  })

  /** Calls as the client does; every answer is held against its contract. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Request<E>,
    sent: Sent = {},
  ): Promise<Answer<E>> {
    const answer = await raw(endpoint, input, sent)
    const envelope: { code: number; msg: unknown; data: unknown } = answer.json()
    expect(typeof envelope.msg).toBe('string')
    if (envelope.code !== 200) {
      const failed = Object(envelope.data)
      expect(failed.failure).toBe(failureOfCode(envelope.code))
      return { status: answer.statusCode, failure: failed.failure, detail: failed.detail, data: failed }
    }
    const data = endpoint.output.safeParse(envelope.data)
    expect(data.error, `${endpoint.name} answers what the contract says`).toBeUndefined()
    return { status: answer.statusCode, failure: null, detail: null, data: Object(data.data) }
  }

  function raw(endpoint: Endpoint, input: unknown, { token, bearer, key, headers = {}, ip }: Sent = {}) {
    const isInQuery = endpoint.method === 'GET' || endpoint.takes === 'bytes'
    const query = new URLSearchParams(
      isInQuery ? Object.entries(Object(input)).map(([name, value]) => [name, inQuery(value)]) : [],
    )
    return app.inject({
      method: endpoint.method,
      url: isInQuery ? `${endpoint.path}?${query}` : endpoint.path,
      headers: {
        ...(token !== undefined && { 'jwt-token': token }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(!isInQuery && { payload: Object(input) }),
    })
  }

  return { app, files, arriving, database, sealing, codes, errors, clock, call, raw }
}

export type TestServer = Awaited<ReturnType<typeof testServer>>

/** What a person ticks before logging in. */
export const agreed = {
  agreementVersions: Object.fromEntries(
    agreementsInForce.map(({ document, version }) => [document, version]),
  ),
  ageConfirmed: true,
  ageGroup: 'adult',
} as const

export function uuid(): string {
  return randomUUID()
}

/** What a fuzzer hands over may have no text of its own. */
function inQuery(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
