import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { company } from '@zhzz/contract/company/calls.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testServer, uuid } from '#testServer.ts'
import { addCompany, addEdition, signIn } from '#testWorld.ts'
import { fakeWechat } from '#wechat/fakeWechat.ts'

const { settings } = await fakeWechat()
const server = await testServer({ wechat: settings })
const { app, raw, errors } = server
const owner = await signIn(server, 'member')
const { id: companyId } = await addCompany(server)
const { id: editionId } = await addEdition(server, { entries: 5, companyId })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

const evil = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  "' or 1=1 --",
  '%\\_',
  '(a+)+$',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '99999999999999999999',
  'abc',
  '-1',
  '1e999',
  'NaN',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-21T00:00:00Z',
  '𠮷'.repeat(60),
  '机'.repeat(5_000),
  '\u202e\u200b\ufeff',
  'null',
  '',
]
const values = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...evil) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      companyId,
      editionId,
      uuid(),
      'MY_COLLECT',
      'company',
      'today',
      'past',
      'name',
    ),
  },
  fc.constantFrom(0, -1, 1, 3, 100, 101, 2 ** 53, 1e308, -0.5, true, false, null),
  fc.constantFrom([], {}, [[]], ['\u0000'], { $gt: '' }, [companyId], Array(200).fill('110000'), [
    editionId,
    'x',
  ]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Objects with the fields of the call, so that most of it gets past the first check. */
function inputsOf(endpoint: Endpoint) {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const fields = [...Object.keys(schema.properties ?? {}), 'unknownField']
  return fc.dictionary(fc.constantFrom(...fields), values, { maxKeys: fields.length })
}

function isEnvelope(body: string): boolean {
  const { code, msg, data } = JSON.parse(body)
  return typeof code === 'number' && typeof msg === 'string' && data !== undefined
}

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes anything and answers in the envelope, never with a 5xx',
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(inputsOf(endpoint), fc.boolean(), async (input, isSignedIn) => {
        if (endpoint.name === 'account.logout' && isSignedIn) return
        const token = isSignedIn ? owner.token : undefined
        const answer = await raw(endpoint, input, { token, key: uuid() })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        expect(isEnvelope(answer.body)).toBe(true)
      }),
      { numRuns: 40 },
    )
    expect(errors).toEqual([])
  },
)

const search = company.search.path

async function post(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const answer = await app.inject({ method: 'POST', url: search, payload: body, headers })
  return { status: answer.statusCode, ...answer.json() }
}

test.each([
  ['100,000 levels deep', `{"keyword":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['100,000 levels never closed', `{"a":`.repeat(100_000)],
  ['NUL in a text', '{"keyword":"a\\u0000b"}'],
  ['a lone surrogate', '{"keyword":"\\ud800"}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['__proto__', '{"__proto__":{"isAdmin":true},"keyword":""}'],
  ['constructor', '{"filters":{"constructor":{"prototype":{"x":1}}}}'],
  ['no JSON', '{keyword}'],
  ['a list', '[]'],
  ['a string', '"x"'],
  ['null', 'null'],
])('a body with %s is invalid', async (_what, body) => {
  expect(await post(body)).toMatchObject({ status: 400, code: 400, data: { failure: 'invalid' } })
})

test('2 MB are too large, another kind of body is invalid', async () => {
  expect(await post(JSON.stringify({ keyword: 'x'.repeat(2_000_000) }))).toMatchObject({
    status: 413,
    code: 413,
  })
  expect(await post('keyword=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 400,
  })
  expect(await post('<a/>', { 'content-type': 'text/xml' })).toMatchObject({
    status: 400,
    data: { failure: 'invalid' },
  })
})

test.each([
  ['twice the same key', 'level=1&level=2', 400],
  ['a key and its sub-key', 'level=1&level[x]=2', 400],
  ['a prototype', '__proto__[x]=1', 400],
  ['a deep prototype', 'a[__proto__]=1', 400],
  ['broken percent-encoding', 'level=%E0%A4%A', 400],
  ['no UTF-8', 'parentCode=%ff', 400],
  ['NUL', 'parentCode=%00', 400],
  ['an empty value, which counts as absent', 'level=&parentCode=', 200],
  ['a nested form of an unknown key', 'filter[a][b]=1&level=1', 200],
])('a query with %s', async (_what, query, status) => {
  const answer = await app.inject({ url: `${reference.queryRegionTree.path}?${query}` })
  expect([answer.statusCode, isEnvelope(answer.body)]).toEqual([status, true])
})

test('what is not even HTTP, an unknown path, another method: a 4xx in the envelope', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end('GARBAGE / HTP\r\n\r\n')
  const text = (await socket.toArray()).join('')
  expect(text).toMatch(/^HTTP\/1.1 400 /)
  expect(isEnvelope(text.slice(text.indexOf('\r\n\r\n') + 4))).toBe(true)
  for (const [method, path, status] of [
    ['GET', '/nothing/here', 404],
    ['GET', followUp.save.path, 404],
    ['TRACE', company.detail.path, 404],
    ['DELETE', company.detail.path, 404],
    ['GET', '/%', 400],
    ['GET', `/${'a'.repeat(3_000)}`, 404],
  ] as const) {
    const [answered, body] = await sent(method, path)
    expect([method, path.slice(0, 40), answered]).toEqual([method, path.slice(0, 40), status])
    expect(isEnvelope(body)).toBe(true)
  }
})

/** Through a real socket: `inject` knows neither TRACE nor broken paths. */
async function sent(method: string, path: string): Promise<[number, string]> {
  const asking = request({ host: '127.0.0.1', port: new URL(url).port, method, path }).end()
  const [answer]: IncomingMessage[] = await once(asking, 'response')
  return [answer?.statusCode ?? 0, (await answer?.toArray())?.join('') ?? '']
}
