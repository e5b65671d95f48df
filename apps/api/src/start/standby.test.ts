import { connect, createServer, type Server, type Socket } from 'node:net'
import { silent } from '@zhzz/db/log.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Standby } from '#outside/standby.ts'
import { watchStandby } from '#start/standby.ts'

const { url } = await testDatabase()

/** A way to the database that can be shut and opened; shut, it also cuts who is on it. */
class Way {
  readonly #open = new Set<Socket>()
  readonly #server: Server
  #isShut = false

  constructor() {
    this.#server = createServer((from) => {
      if (this.#isShut) return void from.destroy()
      const { hostname, port, searchParams } = new URL(url)
      const folder = searchParams.get('host')
      const to = folder
        ? connect(`${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}`)
        : connect(Number(port), hostname)
      for (const socket of [from, to]) {
        this.#open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#open.delete(socket)
          from.destroy()
          to.destroy()
        })
      }
      from.pipe(to).pipe(from)
    })
  }

  /** The address of the database, by this way. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    const way = new URL(url)
    way.search = ''
    way.hostname = '127.0.0.1'
    way.port = String(typeof address === 'object' && address !== null ? address.port : 0)
    return String(way)
  }

  shut(isShut: boolean) {
    this.#isShut = isShut
    if (isShut) for (const socket of this.#open) socket.destroy()
  }

  close() {
    this.shut(true)
    this.#server.close()
  }
}

const [toLeader, toStandby] = [new Way(), new Way()]
let standby: Standby

beforeAll(async () => {
  const leaderUrl = await toLeader.listen()
  standby = watchStandby(await toStandby.listen(), { leaderUrl, mostLagSeconds: 5, log: silent })
})
afterAll(async () => {
  await standby.stop()
  toLeader.close()
  toStandby.close()
})

const poll = (ask: () => unknown) => expect.poll(ask, { timeout: 10_000 })

test('searches read a standby that keeps up, and nothing else does', async () => {
  await poll(() => standby.searching() !== null).toBe(true)
  expect(standby.standIn()).toBe(null)
  expect(standby.lagSeconds()).toBeLessThan(5)
})

test('while the leader is away the standby stands in; once it is back, no more', async () => {
  toLeader.shut(true)
  await poll(() => standby.standIn() !== null).toBe(true)
  const stood = standby.standIn()
  if (stood === null) throw new Error('nobody stands in')
  expect((await sql<{ one: number }>`select 1 as one`.execute(stood.db)).rows).toEqual([{ one: 1 }])
  expect(standby.searching()).toBe(stood.searching)
  toLeader.shut(false)
  await poll(() => standby.standIn()).toBe(null)
})

test('a standby that is away is not read', async () => {
  toStandby.shut(true)
  await poll(() => standby.searching()).toBe(null)
  expect([standby.lagSeconds(), standby.standIn()]).toEqual([null, null])
  toLeader.shut(true)
  await poll(() => standby.standIn()).toBe(null)
  toLeader.shut(false)
  toStandby.shut(false)
  await poll(() => standby.searching() !== null).toBe(true)
})
