import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test, vi } from 'vitest'
import { openApp } from '#http/openApp.ts'
import { readConfig } from '#start/config.ts'
import { openLines } from '#start/log/lines.ts'
import { redacted } from '#start/log/redacted.ts'
import { timeWithZone } from '#start/log/timeWithZone.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const said: string[] = []
const lines = openLines('json', { write: (line) => void said.push(line) })
const told = () => said.map((line) => JSON.parse(line))
const server = await testServer({ log: lines, tellAnswered: lines.answered })

test('a line is an object with the time and its zone, the level, the text and what it is about', () => {
  said.length = 0
  lines.warn('the disk is slow', { requestId: 'r1' })
  expect(said[0]?.endsWith('\n')).toBe(true)
  expect(told()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:]{8}\.\d{3}[+-]\d\d:\d\d$/),
      requestId: 'r1',
      msg: 'the disk is slow',
    },
  ])
  expect(Math.abs(Date.parse(told()[0].time) - Date.now())).toBeLessThan(5_000)
})

test('the time is that of the machine, in any zone', () => {
  const moment = new Date('2026-01-02T03:04:05.678Z')
  for (const [offset, text] of [
    [-480, '2026-01-02T11:04:05.678+08:00'],
    [0, '2026-01-02T03:04:05.678+00:00'],
    [210, '2026-01-01T23:34:05.678-03:30'],
  ] as const) {
    vi.spyOn(moment, 'getTimezoneOffset').mockReturnValue(offset)
    expect(timeWithZone(moment)).toBe(text)
  }
})

test('each request is a line: who asked for what by its pattern, how it ended and how long it took; nothing that was typed', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  const secret = '王小明的公司'
  said.length = 0
  await server.call(company.search, { keyword: secret }, viewer)
  await server.call(member.unlock, { companyId: id }, { token: 'no-such-token', key: 'k1' })
  await server.app.inject(`/h5/pages/13812345678?phone=13812345678&q=${encodeURIComponent(secret)}`)
  await server.app.inject('/livez')
  await vi.waitFor(() => expect(said).toHaveLength(3))
  expect(told()).toMatchObject([
    {
      level: 'info',
      msg: 'answered',
      method: 'POST',
      route: company.search.path,
      call: 'company.search',
      status: 200,
      failure: null,
    },
    { method: 'POST', route: member.unlock.path, call: 'member.unlock', status: 401, failure: 'signedOut' },
    { method: 'GET', route: '', call: null, status: 404, failure: 'notFound' },
  ])
  for (const { requestId, ms, bytes } of told()) {
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(ms).toBeGreaterThan(0)
    expect(bytes).toBeGreaterThan(20)
  }
  for (const value of [
    secret,
    encodeURIComponent(secret),
    '13812345678',
    viewer.token,
    viewer.phone,
    'no-such-token',
    id,
  ])
    expect(said.join('')).not.toContain(value)
})

test('what goes wrong is told with the id that the answer carries, without the values of the error', async () => {
  const app = openApp({ log: lines, tellAnswered: lines.answered })
  app.get('/broken/:phone', async ({ url }) => {
    throw new Error(`no row for ${url} of 13812345678, wang@example.com`)
  })
  said.length = 0
  const answer = await app.inject('/broken/13812345678?name=wang')
  await vi.waitFor(() => expect(said).toHaveLength(2))
  const requestId = answer.headers['x-request-id']
  expect(told()).toMatchObject([
    { level: 'error', requestId, msg: expect.stringMatching(/^GET \/broken\/:phone Error: no row for /) },
    { level: 'info', requestId, status: 500, failure: 'server' },
  ])
  expect(said.join('')).not.toMatch(/138123|wang/)
  await app.close()
})

test('who hangs up before the answer is told as gone', async () => {
  const app = openApp({ log: lines, tellAnswered: lines.answered })
  const asked = Promise.withResolvers<void>()
  app.get('/slow', (_request, _reply) => asked.resolve())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  said.length = 0
  const leaving = new AbortController()
  const answer = fetch(`${origin}/slow`, { signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await vi.waitFor(() => expect(told()).toMatchObject([{ route: '/slow', status: 499, bytes: null }]))
  await app.close()
})

test.each([
  ['a mobile number', 'of 13812345678, 138 1234 5678, +86 138-1234-5678.', 'of 1…, 1…, 1….'],
  ['a number of a telephone on a desk', '0755-26001234 and +49 89 1234567', '0… and +…'],
  ['a number of identity', '11010519491231002X', '…'],
  ['an address of mail', 'to wang.li@mail.example.cn', 'to …@…'],
  ['a password in an address', 'smtps://u:p@ss@mail.example.com:465/', 'smtps://…@mail.example.com:465/'],
  ['values of a query', 'GET /company/search?keyword=%E7%8E%8B&token=a 500', 'GET /company/search?… 500'],
  ['those of an address', 'https://api.example.com/x?key=abc failed', 'https://api.example.com/x?… failed'],
  ['a session', 'jwt-token Zk3vQ0mT5sJ8wY1bN4xR7cF2gH6pL9dAeU0iO3kS5tM', 'jwt-token …'],
  [
    'what stays: ids, days, counts, paths',
    '0198c2f4-7d51-7abc-9def-139123456789 2026-11-23T20:31:05 1732393865123 /opt/zhzz/apps/api/src/start/main.ts:12:9 15 + 20',
    '0198c2f4-7d51-7abc-9def-139123456789 2026-11-23T20:31:05 1732393865123 /opt/zhzz/apps/api/src/start/main.ts:12:9 15 + 20',
  ],
])('%s is left out of a line', (_, text, left) => {
  expect(redacted(text)).toBe(left)
})

test('codes and messages on the console of a server that others reach are warned of at the start', () => {
  const warned = (env: NodeJS.ProcessEnv) => {
    said.length = 0
    readConfig({ DATA_DIR: '/nowhere', ...env }, lines)
    return told().map(({ level, msg }) => `${level} ${msg}`)
  }
  expect(warned({ HOST: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^warn SMS=console prints the codes .* HOST=0\.0\.0\.0/),
  ])
  expect(warned({ HOST: '::', SMS: 'console' })).toHaveLength(1)
  expect(warned({ TRUST_PROXY: '127.0.0.1' })).toEqual([
    expect.stringMatching(/^warn SMS=console prints the codes .* TRUST_PROXY=127\.0\.0\.1/),
  ])
  expect(warned({ HOST: '0.0.0.0', SMS_NOTICES: 'console' })).toEqual([
    expect.stringMatching(/^warn SMS=console prints the codes/),
    expect.stringMatching(/^warn SMS_NOTICES=console prints messages that cannot wait/),
  ])
  expect(warned({})).toEqual([])
  expect(warned({ HOST: '127.0.0.1', SMS: 'console' })).toEqual([])
  const vendor = {
    SMS: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'k',
    ALIYUN_ACCESS_KEY_SECRET: 's',
    ALIYUN_SMS_SIGN: 'x',
    ALIYUN_SMS_TEMPLATE: 't',
  }
  expect(warned({ HOST: '0.0.0.0', ...vendor })).toEqual([])
  expect(() => warned({ LOG: 'xml' })).toThrow('LOG=xml: there are json and text')
})
