import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'

const { app } = await testServer()
const url = await app.listen({ port: 0, host: '127.0.0.1' })

function isEnvelope(body: string): boolean {
  const { code, msg, data } = JSON.parse(body)
  return typeof code === 'number' && typeof msg === 'string' && data !== undefined
}

const search = company.search.path

async function post(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const answer = await app.inject({ method: 'POST', url: search, payload: body, headers })
  return { status: answer.statusCode, ...answer.json() }
}

test.each([
  ['30,000 levels deep', `{"keyword":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['10,000 levels never closed', `{"a":`.repeat(10_000)],
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

test('what is longer than 64 KB is too large, and is not even looked at; another kind of body is invalid', async () => {
  expect(await post(JSON.stringify({ keyword: 'x'.repeat(2_000_000) }))).toMatchObject({
    status: 413,
    code: 413,
  })
  const keys = Array.from({ length: 100_000 }, (_, at) => `"${at}":0`)
  expect(await post(`{${keys.join(',')}}`)).toMatchObject({ status: 413, data: { failure: 'tooLarge' } })
  // Not even JSON: nobody has begun to read it.
  expect(await post('{'.repeat(65 * 1024))).toMatchObject({ status: 413 })
  expect(await post(JSON.stringify({ keyword: 'x'.repeat(63 * 1024) }))).toMatchObject({ status: 400 })
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
