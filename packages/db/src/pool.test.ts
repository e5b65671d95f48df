import { once } from 'node:events'
import { connect, createServer, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silent } from '#log.ts'
import { createPool } from '#pool.ts'
import { testDatabase } from '#testDatabase.ts'

const { url } = await testDatabase()

/** Stands between pool and server, and falls silent in both directions when frozen. */
const open = new Set<Socket>()
let frozen = false
const wire = createServer((client) => {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const server = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port), hostname)
  for (const [from, to] of [[client, server] as const, [server, client] as const]) {
    open.add(from)
    from.on('data', (chunk) => frozen || to.write(chunk))
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }
})

beforeAll(async () => {
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
})

afterAll(() => {
  for (const socket of open) socket.destroy()
  wire.close()
})

function wiredUrl(): string {
  const wired = new URL(url)
  const address = wire.address()
  wired.search = ''
  wired.host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return wired.href
}

test('a server that falls silent ends the query, and its connection is not used again', async () => {
  const pool = createPool(wiredUrl(), { statementTimeout: 200, max: 1, log: silent })
  await pool.query('select 1')
  frozen = true
  await expect(pool.query('select 1')).rejects.toThrow(/terminated|stopped answering/)
  frozen = false
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('who finds no free connection is told so instead of waiting on', async () => {
  const pool = createPool(url, { max: 1, log: silent })
  const client = await pool.connect()
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  client.release()
  await pool.end()
})

test('a connection is cut for its silence only while it is used', async () => {
  const pool = createPool(url, { statementTimeout: 200, max: 1, idleTimeout: 60_000, log: silent })
  const client = await pool.connect()
  const { stream } = client.connection
  if (!(stream instanceof Socket)) throw new Error('the tests speak to a server over a plain socket')
  expect(stream.timeout).toBe(3_200)
  client.release()
  expect(stream.timeout).toBe(0)
  const again = await pool.connect()
  expect(again).toBe(client)
  expect(stream.timeout).toBe(3_200)
  again.release()
  await pool.end()
})
