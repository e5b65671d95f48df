import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TellAnswered } from '@zhzz/api/http/answered.ts'
import { usualRates } from '@zhzz/api/http/rates.ts'
import { createServer } from '@zhzz/api/server.ts'
import { gathered, openLines } from '@zhzz/api/start/log/lines.ts'
import { createMetrics } from '@zhzz/api/start/metrics/metrics.ts'
import { createArrivals } from '@zhzz/api/upload/arrivals.ts'
import { localStorage } from '@zhzz/api/upload/localStorage.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { command } from '@zhzz/db/command.ts'
import { diskState } from '@zhzz/db/diskState.ts'
import { silent } from '@zhzz/db/log.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { benchKey } from '#load/person.ts'

/** A call of one statement. */
const { path } = reference.customerServiceInfo
const connections = 8

/**
 * What the lines of requests and the figures cost: a cheap call over the wire, of servers in this process that differ in
 * nothing else, in turns; whoever asks is in it too.
 */
async function watchSpeed({ rounds, requests }: { rounds: string; requests: string }): Promise<void> {
  const database = await benchDatabase('bench_watching')
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-bench-watching-'))
  const file = openSync(join(folder, 'lines'), 'w')
  const lines = openLines('json', gathered(file))
  const metrics = createMetrics({ version: 'bench', commit: null })
  const ways: Record<string, TellAnswered | undefined> = {
    neither: undefined,
    lines: lines.answered,
    metrics: metrics.answered,
    both(answered) {
      lines.answered(answered)
      metrics.answered(answered)
    },
  }
  const servers = []
  for (const [name, tellAnswered] of Object.entries(ways)) {
    const app = await createServer({
      database: { ...database, diskState: () => diskState('/'), stop: async () => {} },
      sealing: sealingOf(benchKey),
      storage: localStorage(folder),
      arrivals: createArrivals(folder),
      log: silent,
      sms: { send: async () => {} },
      rates: { ...usualRates, visitorCallsPerMinute: 1e9, writesPerPersonHour: 1e9 },
      ...(tellAnswered && { tellAnswered }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    servers.push({
      name,
      app,
      port: portOf(app.server.address()),
      rates: new Array<number>(),
      work: new Array<number>(),
    })
  }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    for (let round = 0; round <= Number(rounds); round++)
      for (const { port, rates, work } of servers) {
        const began = performance.now()
        const cpu = process.cpuUsage()
        await askAll(agent, port, Number(requests))
        // The first round warms.
        if (round === 0) continue
        rates.push((Number(requests) / (performance.now() - began)) * 1_000)
        const { user, system } = process.cpuUsage(cpu)
        work.push((user + system) / Number(requests))
      }
    const [plain] = servers
    console.table(
      servers.map(({ name, rates, work }) => ({
        way: name,
        'requests a second': Math.round(median(rates)),
        ratio: ratio(rates, plain?.rates),
        'µs of processor a request': Math.round(median(work)),
        'ratio of work': ratio(work, plain?.work),
      })),
    )
    console.log(`µs a request: ${oneByOne(lines.answered)} lines, ${oneByOne(metrics.answered)} metrics`)
  } finally {
    agent.destroy()
    for (const { app } of servers) await app.close()
    await database.end()
    rmSync(folder, { recursive: true })
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function askAll(agent: Agent, port: number, count: number): Promise<void> {
  let left = count
  const one = async () => {
    while (left-- > 0) await ask(agent, port)
  }
  await Promise.all(Array.from({ length: connections }, one))
}

function ask(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })
}

function oneByOne(tell: TellAnswered): number {
  const call = reference.customerServiceInfo.name
  const answered = {
    requestId: 'a',
    method: 'GET',
    route: path,
    call,
    status: 200,
    failure: null,
    accessKey: null,
    bytes: 200,
  }
  const times = 20_000
  const began = performance.now()
  for (let at = 0; at < times; at++) tell({ ...answered, milliseconds: at % 50 })
  return Math.round(((performance.now() - began) / times) * 10_000) / 10
}

/** Of rounds that lay beside each other: the machine has other work. */
function ratio(values: readonly number[], plain: readonly number[] = []): number {
  const each = values.map((value, at) => value / (plain[at] ?? Number.NaN))
  return Math.round(median(each) * 1_000) / 1_000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const usual = (value: string) => ({ type: 'string', default: value }) as const

export const watching = command({
  takes: '[--rounds 60] [--requests 300]',
  says: 'what lines of requests and metrics cost a cheap call',
  options: { rounds: usual('60'), requests: usual('300') },
  run: watchSpeed,
})
