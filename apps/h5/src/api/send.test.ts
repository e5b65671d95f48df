import { createServer, type IncomingMessage, type Server } from 'node:http'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureText } from '#api/explain.ts'
import { send, sendForEnvelope, whenSignedOut } from '#api/send.ts'
import { currentSession, endSession, startSession } from '#api/session.ts'
import { firstWords as english } from '#i18n/en/firstWords.ts'
import { speak } from '#i18n/locale.ts'
import { firstWords as chinese } from '#i18n/zh-Hans/firstWords.ts'

const companyId = '0190a0b0-0000-7000-8000-000000000001'

/** What the server does with one request: an envelope (its code is the HTTP status where `status` is not given), or a fault. */
type Reaction =
  | { code: number | string; msg?: string; message?: string; data?: unknown; retryAfter?: number }
  | { status: number; text: string }
  | 'hang'
  | 'drop'
  | 'cut'

let server: Server
let asked: IncomingMessage[] = []
let reactions: Reaction[] = []

beforeEach(async () => {
  // A session that begins or ends is told to the server by a cookie.
  vi.stubGlobal('document', { cookie: '' })
  asked = []
  server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    const reaction = reactions.length > 1 ? reactions.shift() : reactions[0]
    if (reaction === 'drop') request.socket.destroy()
    else if (reaction === 'cut') {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"code":', () => request.socket.destroy())
    } else if (reaction === undefined || reaction === 'hang') return
    else if ('status' in reaction) response.writeHead(reaction.status).end(reaction.text)
    else {
      const { retryAfter, ...envelope } = reaction
      if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
      response.end(JSON.stringify({ data: null, ...envelope }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the test server has no port')
  vi.stubEnv('VITE_API_ORIGIN', `http://127.0.0.1:${address.port}`)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  endSession()
  server.closeAllConnections()
  server.close()
})

test('the headers of the spec, with the token of the session', async () => {
  reactions = [{ code: 200, data: { id: 1 } }]
  startSession('token-1')
  await send(company.detail, { id: companyId })
  expect(asked[0]?.headers).toMatchObject({
    'jwt-token': 'token-1',
    pkg: 'com.mingyang100.zhzz.h5',
    vn: '2.0.1',
    platform: 'h5',
  })
  expect(asked[0]?.method).toBe('GET')
  expect(asked[0]?.headers['content-type']).toBe('application/json')
  expect(asked[0]?.url).toBe(`${company.detail.path}?id=${companyId}`)
})

test('a packaged app says so in its headers', async () => {
  vi.stubEnv('VITE_PLATFORM', 'native')
  vi.resetModules()
  const packaged = await import('#api/send.ts')
  reactions = [{ code: 200, data: {} }]
  await packaged.send(company.detail, { id: companyId })
  expect(asked[0]?.headers).toMatchObject({ pkg: 'com.mingyang100.zhzz.app', vn: '2.0.1', platform: 'app' })
})

test('without a session there is no token header, and what is written is JSON too', async () => {
  reactions = [{ code: 200, data: { nextSendSeconds: 60 } }]
  await send(account.sendLoginPhoneCode, { phone: '13800000000' })
  expect(asked[0]?.headers).not.toHaveProperty('jwt-token')
  expect(asked[0]?.headers['content-type']).toBe('application/json')
})

test('a dropped connection is tried again, and the answer of the third try counts', async () => {
  reactions = ['drop', { code: 503 }, { code: 200, data: 'there' }]
  expect(await send(company.detail, { id: companyId })).toBe('there')
  expect(asked).toHaveLength(3)
})

test('a write carries the same Idempotency-Key over its tries', async () => {
  reactions = ['drop', { code: 200, data: {} }]
  await send(member.unlock, { companyId }, { idempotencyKey: 'key-1' })
  expect(asked.map((request) => request.headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
})

test('a write without a key is not tried again', async () => {
  reactions = ['drop']
  await expect(send(member.unlock, { companyId })).rejects.toMatchObject({ failure: 'network' })
  expect(asked).toHaveLength(1)
})

test('a declared failure comes with its name, its detail and the words of the server', async () => {
  reactions = [{ code: 1051, msg: '本期次数已用完', data: { failure: 'quotaUsedUp', detail: { limit: 5 } } }]
  await expect(send(member.unlock, { companyId })).rejects.toMatchObject({
    failure: 'quotaUsedUp',
    detail: { limit: 5 },
    message: '本期次数已用完',
  })
})

test.each([200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051])(
  'code %i is a success and brings its data',
  async (code) => {
    reactions = [{ code, data: { here: true } }]
    expect(await send(company.detail, { id: companyId })).toEqual({ here: true })
  },
)

test.each([200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051])(
  'code %i with data null is a success for whoever takes the whole answer',
  async (code) => {
    const envelope = { code, msg: '业务消息', data: null }
    reactions = [envelope]
    expect(await sendForEnvelope(company.detail, { id: companyId })).toEqual(envelope)
  },
)

test('any other code is refused to whoever takes the whole answer', async () => {
  reactions = [{ code: 6002, msg: '已存在' }]
  await expect(sendForEnvelope(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'nothingToDo',
  })
})

test('a code in quotation marks is the same code', async () => {
  reactions = [{ code: '500', msg: '数据库忙' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'server',
    message: '500',
  })
  reactions = [{ code: '200', data: 'there' }]
  expect(await send(company.detail, { id: companyId })).toBe('there')
})

test('HTTP 401 is a session that ended, whatever code its body has', async () => {
  reactions = [{ status: 401, text: '{"code":200,"msg":"ok","data":{}}' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'signedOut',
    message: '登录状态已过期，请重新登录',
  })
})

const refused = [
  {
    code: 401,
    msg: '',
    failure: 'signedOut',
    message: '登录状态已过期，请重新登录',
    text: '登录状态已过期，请重新登录',
  },
  { code: 403, msg: '', failure: 'forbidden', message: '当前操作没有权限', text: '当前操作没有权限' },
  { code: 404, msg: '', failure: 'notFound', message: '访问资源不存在', text: '访问资源不存在' },
  { code: 404, msg: '企业不存在', failure: 'notFound', message: '企业不存在', text: '企业不存在' },
  { code: 500, msg: '', failure: 'server', message: '500', text: '系统未知错误' },
  { code: 500, msg: '数据库忙', failure: 'server', message: '500', text: '数据库忙' },
  { code: 999, msg: '', failure: 'server', message: '系统未知错误', text: '系统未知错误' },
  { code: 400, msg: '', failure: 'invalid', message: '系统未知错误', text: '系统未知错误' },
  { code: 429, msg: '', failure: 'tooManyRequests', message: '系统未知错误', text: '系统未知错误' },
  { code: 2002, msg: '', failure: 'wrongCode', message: '系统未知错误', text: '系统未知错误' },
  { code: 999, msg: '编号重复', failure: 'server', message: '编号重复', text: '编号重复' },
]

test.each(refused)('code $code with "$msg" rejects with "$message" and says "$text"', async (row) => {
  reactions = [{ code: row.code, msg: row.msg }]
  const error: unknown = await send(company.detail, { id: companyId }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ failure: row.failure, message: row.message })
  speak('zh-Hans', chinese)
  expect(failureText(error)).toBe(row.text)
})

test.each([
  [404, '企业不存在', 'This content does not exist.'],
  [429, '操作太频繁，请稍后再试', 'Too many attempts. Please try again later.'],
  [429, '', 'Something went wrong on our side.'],
  [7777, '库存不足', '库存不足'],
  [7777, '', 'Something went wrong on our side.'],
])('in English code %i with "%s" says "%s"', async (code, msg, text) => {
  reactions = [{ code, msg }]
  const error: unknown = await send(company.detail, { id: companyId }).catch((reason: unknown) => reason)
  speak('en', english)
  expect(failureText(error)).toBe(text)
})

test.each([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [500, 'server'],
])('HTTP %i without an envelope is the code %s', async (status, failure) => {
  reactions = [{ status, text: '<html>' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ failure })
})

test('a service that says `message` instead of `msg` is heard', async () => {
  reactions = [{ code: 404, message: '没有这家企业' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ message: '没有这家企业' })
})

test('a server that asks for patience is not asked sooner, and not at all when it asks for too much', async () => {
  reactions = [
    { code: 503, retryAfter: 1 },
    { code: 200, data: 'there' },
  ]
  const begun = performance.now()
  expect(await send(company.detail, { id: companyId })).toBe('there')
  // Our own patience before the second try is at most 0.6 s.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(990)
  reactions = [{ code: 503, retryAfter: 60 }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ failure: 'busy' })
  expect(asked).toHaveLength(3)
})

test('with abort, a later request to the same url takes back the earlier; another url does not', async () => {
  reactions = ['hang', 'hang', { code: 200, data: 'newest' }]
  const first = send(company.detail, { id: companyId }, { abort: true }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const other = new AbortController()
  const elsewhere = send(account.statistics, {}, { abort: true, signal: other.signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(await send(company.detail, { id: companyId }, { abort: true })).toBe('newest')
  expect(await first).toMatchObject({ failure: 'aborted' })
  other.abort()
  expect(await elsewhere).toMatchObject({ failure: 'aborted' })
})

test('401 without a session opens the login page too', async () => {
  reactions = [{ code: 401 }]
  const react = vi.fn()
  whenSignedOut(react)
  await expect(send(account.current, {})).rejects.toMatchObject({ failure: 'signedOut' })
  expect(react).toHaveBeenCalledWith(null)
})

test('401 ends the session and says so once', async () => {
  reactions = [{ code: 401, msg: '登录失效' }]
  startSession('old')
  const react = vi.fn()
  whenSignedOut(react)
  const both = [send(account.current, {}), send(account.statistics, {})]
  const results = await Promise.allSettled(both)
  expect(results.every((result) => result.status === 'rejected')).toBe(true)
  expect(currentSession().token).toBeNull()
  expect(react).toHaveBeenCalledTimes(1)
})

test('no answer within 20 seconds is a timeout, not a lost network', async () => {
  reactions = ['hang']
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = send(company.detail, { id: companyId }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(asked).toHaveLength(1), { interval: 5 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toMatchObject({ failure: 'timeout' })
})

test('what we take back ourselves is told apart', async () => {
  reactions = ['hang']
  const stop = new AbortController()
  const answer = send(company.detail, { id: companyId }, { signal: stop.signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  stop.abort()
  expect(await answer).toMatchObject({ failure: 'aborted' })
})

test('an answer that is cut off, or that is not ours, is 网络异常', async () => {
  for (const reaction of ['cut', { status: 200, text: '<html>' }] as const) {
    reactions = [reaction]
    const error: unknown = await send(member.unlock, { companyId }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ failure: 'broken' })
  }
})
