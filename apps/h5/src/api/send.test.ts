import { createServer, type IncomingMessage, type Server } from 'node:http'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send, whenSignedOut } from '#api/send.ts'
import { currentSession, endSession, startSession } from '#api/session.ts'

const companyId = '0190a0b0-0000-7000-8000-000000000001'

type Reaction = { code: number; msg?: string; data?: unknown } | 'hang' | 'drop' | 'garbage'

let server: Server
let asked: IncomingMessage[] = []
let reactions: Reaction[] = []

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    const reaction = reactions.length > 1 ? reactions.shift() : reactions[0]
    if (reaction === 'drop') request.socket.destroy()
    else if (reaction !== 'hang')
      response.end(reaction === 'garbage' ? '<html>' : JSON.stringify({ msg: '', data: null, ...reaction }))
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
  expect(asked[0]?.url).toBe(`${company.detail.path}?id=${companyId}`)
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

test('an answer that is not ours is a network failure', async () => {
  reactions = ['garbage']
  await expect(send(member.unlock, { companyId })).rejects.toMatchObject({ failure: 'network' })
})
