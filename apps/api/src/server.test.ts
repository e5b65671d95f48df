import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { account } from '@zhzz/contract/account/calls.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { filePath } from '@zhzz/contract/upload/calls.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'

const appFolder = await mkdtemp(join(tmpdir(), 'app-'))
await mkdir(join(appFolder, 'assets'))
await mkdir(join(appFolder, 'hybrid/html'), { recursive: true })
const notice = "\n  say('太旧')\n"
const shell = `<script>${notice}</script><title>智慧会展</title>`
await writeFile(join(appFolder, 'index.html'), shell)
await writeFile(join(appFolder, 'assets/a-1b2c.js'), 'plain')
await writeFile(join(appFolder, 'assets/a-1b2c.js.br'), 'compressed')
await writeFile(join(appFolder, 'hybrid/html/agreement.html'), '<h1>用户协议</h1>')

const server = await testServer({ appFolder, hsts: true })
const { app, database, raw, call } = server
await loadReference(database.pool)

test('the OpenAPI document names every call once and resolves all its references', async () => {
  const document = (await app.inject('/openapi.json')).json()
  const operations = Object.values(document.paths).flatMap((path) => Object.values(Object(path)))
  const ids = operations.map((operation) => Object(operation).operationId)
  for (const { name } of endpoints) expect(ids.filter((id) => id === name)).toHaveLength(1)
  const text = JSON.stringify(document)
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(Object.keys(document.components.schemas)).toContain(name)
  expect(text).not.toContain('#/$defs/')
})

test('the page of calls draws the document with a script of ours, and asks nothing of anybody else', async () => {
  const docs = await app.inject('/docs')
  expect(docs.body).toContain('spec-url="/openapi.json"')
  expect(docs.body).not.toMatch(/https?:\/\//)
  const [, script = ''] = /<script src="([^"]+)">/.exec(docs.body) ?? []
  expect((await app.inject(script)).headers['content-type']).toBe('text/javascript; charset=utf-8')
  const policy = String(docs.headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'; script-src 'self';.*connect-src 'self'; frame-ancestors 'self'/)
})

/** What a policy names a script by that stands in the page. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const routeKinds = [
  '/livez',
  '/openapi.json',
  '/',
  `${filePath}/00000000-0000-4000-8000-000000000000`,
  '/h5',
  '/h5/',
  '/h5/pages/my/my',
  '/h5/assets/a-1b2c.js',
  '/h5/assets/missing.js',
  '/h5/hybrid/html/agreement.html',
  '/hybrid/html/agreement.html',
  '/nothing',
  '/%zz',
  reference.queryRegionTree.path,
  account.current.path,
]

test.each(routeKinds)('%s carries the security headers', async (path) => {
  const { headers } = await app.inject(path)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' '${hashOf(notice)}'`)
  expect(headers['permissions-policy']).toContain('geolocation=(self)')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  ['a body that is no JSON', 400, '{'],
  ['a body too large', 413, JSON.stringify({ keyword: 'x'.repeat(2_000_000) })],
  ['a call without a session', 401, '{}'],
  ['a body of another kind', 400, null],
])('the refusal of %s carries them too', async (_what, status, payload) => {
  const { headers, statusCode } = await app.inject({
    method: 'POST',
    url: member.unlock.path,
    headers: { 'content-type': payload === null ? 'text/xml' : 'application/json' },
    payload: payload ?? '<a/>',
  })
  expect([statusCode, headers['x-content-type-options'], headers['cache-control']]).toEqual([
    status,
    'nosniff',
    'no-store',
  ])
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['strict-transport-security']).toBeDefined()
  expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
})

test.each(['/', '/h5', '/h5/', '/h5/pages/my/my', '/h5/assets/a-1b2c.js', '/livez', '/readyz'])(
  'HEAD %s answers as GET does, without the body',
  async (url) => {
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject(url)])
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
      get.statusCode,
      get.headers['content-type'],
      '',
    ])
    expect(head.statusCode).toBeLessThan(400)
  },
)

test('a call answers its own method only', async () => {
  const { path } = reference.queryRegionTree
  expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(404)
})

test('what is not even HTTP is refused with the same headers', async () => {
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  socket.write('nonsense\r\n\r\n')
  let said = ''
  for await (const part of socket) said += String(part)
  expect(said).toContain('400 Bad Request')
  expect(said).toContain('x-content-type-options: nosniff')
})

test('long answers are compressed as the caller can read them, short ones are not', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } })
  const [plain, zipped, best] = await Promise.all([ask('identity'), ask('gzip'), ask('gzip, br')])
  expect([zipped.headers['content-encoding'], best.headers['content-encoding']]).toEqual(['gzip', 'br'])
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(best.headers.vary).toContain('accept-encoding')
  const short = await app.inject({ url: '/livez', headers: { 'accept-encoding': 'br' } })
  expect(short.headers['content-encoding']).toBeUndefined()
})

test('the app: hashed files for ever and compressed, its pages and agreements at their addresses', async () => {
  const asset = await app.inject({ url: '/h5/assets/a-1b2c.js', headers: { 'accept-encoding': 'br' } })
  expect([asset.body, asset.headers['cache-control']]).toEqual([
    'compressed',
    'public, max-age=31536000, immutable',
  ])
  const pages = ['/h5/', '/h5/pages/enterprise/detail/b2bInfo?id=1', '/h5/pages/home/home']
  for (const url of pages) {
    const page = await app.inject(url)
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, shell, 'no-cache'])
  }
  for (const url of ['/h5/hybrid/html/agreement.html', '/hybrid/html/agreement.html'])
    expect((await app.inject(url)).body).toContain('用户协议')
  expect((await app.inject('/')).headers.location).toBe('/h5/')
  for (const url of ['/h5/assets/missing.js', '/h5/../package.json', '/h5/%2e%2e/%2e%2e/etc/passwd'])
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
})

test('the region tree may be kept for an hour, as a name may be put right, and is not sent again unchanged', async () => {
  const first = await raw(reference.queryRegionTree, {})
  expect(first.json().data.length).toBeGreaterThan(30)
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  const etag = String(first.headers.etag)
  const second = await raw(reference.queryRegionTree, {}, { headers: { 'if-none-match': etag } })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  const tree = await call(reference.queryRegionTree, { level: 3, parentCode: '440300' })
  expect(tree.data.length).toBeGreaterThanOrEqual(0)
})

test('customer service answers at both of its addresses', async () => {
  const { path, alsoAt } = reference.customerServiceInfo
  for (const url of [path, ...alsoAt]) expect((await app.inject(url)).json().code).toBe(200)
  expect(alsoAt).toHaveLength(1)
})

test('not ready any more while it ends, and answering all the same', async () => {
  let isEnding = false
  const ending = await testServer({ database, isEnding: () => isEnding })
  expect((await ending.app.inject('/readyz')).statusCode).toBe(200)
  isEnding = true
  expect((await ending.app.inject('/readyz')).statusCode).toBe(503)
  expect((await ending.raw(reference.customerServiceInfo, {})).statusCode).toBe(200)
})

test('ready while the database answers; without it 503, alive all the same, and `busy` for calls', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const gone = createPool('postgresql://nobody@127.0.0.1:1/none', {
    log: { info() {}, warn() {}, error() {} },
  })
  const cut = await testServer({ database: { ...database, ...wrap(gone, database.url) } })
  expect((await cut.app.inject('/readyz')).statusCode).toBe(503)
  expect((await cut.app.inject('/livez')).statusCode).toBe(200)
  const answer = await cut.raw(reference.customerServiceInfo, {})
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().data.failure]).toEqual([
    503,
    '1',
    'busy',
  ])
  await gone.end()
})
