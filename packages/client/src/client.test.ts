import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test, vi } from 'vitest'
import { companyId, testService } from '#testService.ts'

const { client, service } = testService()
const { send, currentSession, startSession, whenSignedOut } = client

test('the headers of the spec, with the token of the session', async () => {
  service.reactions = [{ code: 200, data: { id: 1 } }]
  startSession('token-1')
  await send(company.detail, { id: companyId })
  expect(service.asked[0]?.headers).toMatchObject({
    'jwt-token': 'token-1',
    pkg: 'test.client',
    vn: '2.0.1',
    platform: 'test',
    'accept-language': 'en',
  })
  expect(service.asked[0]?.method).toBe('GET')
  expect(service.asked[0]?.headers['content-type']).toBe('application/json')
  expect(service.asked[0]?.url).toBe(`${company.detail.path}?id=${companyId}`)
})

test('without a session there is no token header, and what is written is JSON too', async () => {
  service.reactions = [{ code: 200, data: { nextSendSeconds: 60 } }]
  await send(account.sendLoginPhoneCode, { phone: '13800000000' })
  expect(service.asked[0]?.headers).not.toHaveProperty('jwt-token')
  expect(service.asked[0]?.headers['content-type']).toBe('application/json')
})

test('a dropped connection is tried again, and the answer of the third try counts', async () => {
  service.reactions = ['drop', { code: 503 }, { code: 200, data: 'there' }]
  expect(await send(company.detail, { id: companyId })).toBe('there')
  expect(service.asked).toHaveLength(3)
})

test('a write carries the same Idempotency-Key over its tries', async () => {
  service.reactions = ['drop', { code: 200, data: {} }]
  await send(member.unlock, { companyId }, { idempotencyKey: 'key-1' })
  expect(service.asked.map((request) => request.headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
})

test('a write without a key is not tried again', async () => {
  service.reactions = ['drop']
  await expect(send(member.unlock, { companyId })).rejects.toMatchObject({ failure: 'network' })
  expect(service.asked).toHaveLength(1)
})

test('a server that asks for patience is not asked sooner, and not at all when it asks for too much', async () => {
  service.reactions = [
    { code: 503, retryAfter: 1 },
    { code: 200, data: 'there' },
  ]
  const begun = performance.now()
  expect(await send(company.detail, { id: companyId })).toBe('there')
  // Our own patience before the second try is at most 0.6 s.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(990)
  service.reactions = [{ code: 503, retryAfter: 60 }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ failure: 'busy' })
  expect(service.asked).toHaveLength(3)
})

test('with abort, a later request to the same url takes back the earlier; another url does not', async () => {
  service.reactions = ['hang', 'hang', { code: 200, data: 'newest' }]
  const first = send(company.detail, { id: companyId }, { abort: true }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(service.asked).toHaveLength(1))
  const other = new AbortController()
  const elsewhere = send(account.statistics, {}, { abort: true, signal: other.signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(service.asked).toHaveLength(2))
  expect(await send(company.detail, { id: companyId }, { abort: true })).toBe('newest')
  expect(await first).toMatchObject({ failure: 'aborted' })
  other.abort()
  expect(await elsewhere).toMatchObject({ failure: 'aborted' })
})

test('401 without a session opens the login page too', async () => {
  service.reactions = [{ code: 401 }]
  const react = vi.fn()
  whenSignedOut(react)
  await expect(send(account.current, {})).rejects.toMatchObject({ failure: 'signedOut' })
  expect(react).toHaveBeenCalledWith(null)
})

test('401 ends the session and says so once', async () => {
  service.reactions = [{ code: 401, msg: '登录失效' }]
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
  service.reactions = ['hang']
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = send(company.detail, { id: companyId }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(service.asked).toHaveLength(1), { interval: 5 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toMatchObject({ failure: 'timeout' })
})

test('what we take back ourselves is told apart', async () => {
  service.reactions = ['hang']
  const stop = new AbortController()
  const answer = send(company.detail, { id: companyId }, { signal: stop.signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(service.asked).toHaveLength(1))
  stop.abort()
  expect(await answer).toMatchObject({ failure: 'aborted' })
})

test('an answer that is cut off, or that is not ours, is 网络异常', async () => {
  for (const reaction of ['cut', { status: 200, text: '<html>' }] as const) {
    service.reactions = [reaction]
    const error: unknown = await send(member.unlock, { companyId }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ failure: 'broken' })
  }
})
