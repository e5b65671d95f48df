import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@zhzz/contract/account/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { trustedProxies } from '#http/trustedProxies.ts'
import { readConfig } from '#start/config.ts'
import { openLines } from '#start/log/lines.ts'
import { testServer } from '#testing/testServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-app-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['.vite', 'assets', 'hybrid']) mkdirSync(join(folder, name))
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
writeFileSync(join(folder, '.sources'), 'hash')
writeFileSync(join(folder, 'assets/a.js'), 'export {}')

const told: string[] = []
const log = { info() {}, warn: (text: string) => void told.push(text), error() {} }
const { app } = await testServer({ appFolder: folder, docs: false, bodyPatience: 200, log })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const port = Number(new URL(origin).port)

/** What the server answers to bytes on a connection of their own, until it closes it. */
function sent(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text) => (answer += text))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

test.each(['/h5/.vite/manifest.json', '/h5/.sources', '/h5/%2evite/manifest.json', '/docs', '/openapi.json'])(
  '%s is not served where the server is public',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test('a part beyond the end of a file is 416', async () => {
  const answer = await app.inject({ url: '/h5/assets/a.js', headers: { range: 'bytes=9999-' } })
  expect(answer.statusCode).toBe(416)
  expect((await app.inject('/h5/assets/a.js')).statusCode).toBe(200)
})

test('two Host headers are refused', async () => {
  const twice = await sent('GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')
  expect(twice).toMatch(/^HTTP\/1\.1 400 /)
  const once = await sent('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(once).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body that drips is cut, one that comes at once is read', async () => {
  const head = `POST ${account.sendLoginPhoneCode.path} HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\n`
  expect(await sent(`${head}content-length: 100\r\n\r\n{`)).toBe('')
  expect(await sent(`${head}content-length: 2\r\nconnection: close\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a connection that was opened ahead and waited too long is closed without a word', async () => {
  const accepted = once(app.server, 'connection')
  const answer = sent('')
  const [socket] = await accepted
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', late, socket)
  expect(await answer).toBe('')
})

test('a proxy that nobody has named is told of once', async () => {
  told.length = 0
  for (let at = 0; at < 3; at++)
    await fetch(`${origin}/livez`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(told).toEqual([expect.stringContaining('set TRUST_PROXY=127.0.0.1')])
})

test('TRUST_PROXY takes addresses, ranges and three words, and says what it does not take', () => {
  const isTrusted = trustedProxies('10.0.0.0/8, 2001:db8::1,uniquelocal')
  expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '192.168.1.1'].map((ip) => isTrusted(ip))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['11.1.2.3', '2001:db8::2', ''].map((ip) => isTrusted(ip))).toEqual([false, false, false])
  for (const wrong of ['1', 'true', '*', '0x7f000001', '10.0.0.0/33', 'proxy.example'])
    expect(() => readConfig({ TRUST_PROXY: wrong }, log), wrong).toThrow('TRUST_PROXY names')
})

test('documents are served to this machine alone, an outside database is not filled, unless it is said', () => {
  const of = (env: NodeJS.ProcessEnv) => readConfig(env, log)
  expect([
    of({}).docs,
    of({ HOST: '0.0.0.0' }).docs,
    of({ HOST: '0.0.0.0', DOCS: 'on' }).docs,
    of({ DOCS: 'off' }).docs,
  ]).toEqual([true, false, true, false])
  const DATABASE_URL = 'postgres://a@b/c'
  expect([of({}).sample, of({ SAMPLE: 'off' }).sample, of({ DATABASE_URL }).sample]).toEqual([
    true,
    false,
    false,
  ])
  expect(of({ DATABASE_URL, SAMPLE: 'on' }).sample).toBe(true)
})

test('two nodes that start at once on an empty database both come up, and it is filled once', async () => {
  const { fillWhenEmpty } = await import('#start/fillWhenEmpty.ts')
  const database = await testDatabase()
  const sealing = sealingOf(createHash('sha512').update('test').digest())
  const filling = { database, sealing, companies: 30, sample: true, log: openLines('json', { write() {} }) }
  await Promise.all([fillWhenEmpty(filling), fillWhenEmpty(filling)])
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from company')
  expect(rows[0]?.count).toBe(30)
})
