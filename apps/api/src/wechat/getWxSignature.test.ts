import { wechat } from '@zhzz/contract/wechat/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '#server.ts'
import { testServer } from '#testing/testServer.ts'
import { createArrivals } from '#upload/arrivals.ts'
import { localStorage } from '#upload/localStorage.ts'
import { fakeWechat } from '#wechat/fakeWechat.ts'
import { signatureOf } from '#wechat/signature.ts'

const vendor = await fakeWechat()
const server = await testServer({ wechat: vendor.settings })
const { app, call, clock, database, errors, sealing } = server
const unset = await testServer()
const page = 'https://h5.example.com/h5/pages/exhibition/detail/detail?id=1&from=singlemessage'
const minute = 60_000

beforeEach(async () => {
  await database.db.deleteFrom('wechatTicket').execute()
  vendor.asked.length = 0
  errors.length = 0
  vendor.refusals.token = []
  vendor.refusals.ticket = []
  clock.now = new Date()
})

const sign = (url = page) => call(wechat.getWxSignature, { url })

test('500 pages at once on each of two servers with nothing kept: one token call and one ticket call', async () => {
  const other = await createServer({
    database,
    sealing,
    sms: { send: async () => {} },
    storage: localStorage(server.files),
    arrivals: createArrivals(server.arriving),
    log: { info() {}, warn() {}, error: (text) => errors.push(text) },
    wechat: vendor.settings,
  })
  const url = `${wechat.getWxSignature.path}?${new URLSearchParams({ url: page })}`
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? app : other).inject({ url })),
  )
  await other.close()
  expect(answers.filter((answer) => answer.json().code !== 200)).toEqual([])
  expect(new Set(answers.map((answer) => answer.json().data.nonceStr)).size).toBe(1000)
  expect(vendor.asked.map(({ call }) => call)).toEqual(['token', 'ticket'])
  expect(errors).toEqual([])
})

test('the signature is the one of the page, the ticket, the nonce and the time of the answer', async () => {
  const { data } = await sign(`${page}#comments`)
  const { rows } = await database.pool.query('select ticket_enc, access_token_enc from wechat_ticket')
  const ticket = sealing.decrypt(rows[0].ticket_enc)
  expect(ticket).toMatch(/^ticket of token \d+$/)
  expect(data).toMatchObject({
    appId: vendor.settings.appId,
    timestamp: Math.floor(clock.now.getTime() / 1000),
    signature: signatureOf({ ...data, ticket, url: page }),
  })
  expect(rows[0].access_token_enc.includes('token')).toBe(false)
})

test.each([
  'https://evil.example.com/h5/',
  'https://h5.example.com.evil.example.com/',
  'https://h5.example.com@evil.example.com/',
  'https://evil.example.com\\@h5.example.com/',
  'https://user:pass@h5.example.com/',
  'javascript://h5.example.com/%0aalert(1)',
  'not an address',
])('%s is not signed, and WeChat is not asked', async (url) => {
  expect(await sign(url)).toMatchObject({ status: 400, failure: 'invalid' })
  expect(vendor.asked).toEqual([])
})

test('a ticket serves for four fifths of its life, then one call fetches the next with a new token', async () => {
  await sign()
  clock.now = new Date(clock.now.getTime() + 95 * minute)
  await sign()
  expect(vendor.asked).toHaveLength(2)
  clock.now = new Date(clock.now.getTime() + 2 * minute)
  await sign()
  expect(vendor.asked.map(({ call }) => call)).toEqual(['token', 'ticket', 'token', 'ticket'])
})

test.each([40001, 40014, 42001])('%i for the token: a new one is forced once', async (errcode) => {
  vendor.refusals.ticket = [{ errcode, errmsg: 'access_token expired' }]
  expect((await sign()).failure).toBeNull()
  expect(vendor.asked).toEqual([
    { call: 'token', force: false },
    { call: 'ticket', force: false },
    { call: 'token', force: true },
    { call: 'ticket', force: false },
  ])
})

test('a token that somebody else has replaced is replaced too', async () => {
  vendor.refusals.ticket = [{ errcode: 45011, errmsg: 'api minute-quota reach limit' }]
  await sign()
  vendor.endToken()
  clock.now = new Date(clock.now.getTime() + 2 * minute)
  expect((await sign()).failure).toBeNull()
  expect(vendor.asked.map(({ force }) => force)).toEqual([false, false, false, true, false])
})

test('a token that is refused twice is not asked for a third time', async () => {
  vendor.refusals.ticket = [1, 2, 3].map(() => ({ errcode: 40001, errmsg: 'invalid credential' }))
  expect(await sign()).toMatchObject({ status: 503, failure: 'wechatUnavailable' })
  expect(vendor.asked).toHaveLength(4)
})

test.each([
  [45009, 600],
  [45011, 60],
  [40125, 30],
  [-1, 30],
])(
  'after %i nobody asks again for %i seconds, and the log says why without a secret',
  async (errcode, seconds) => {
    vendor.refusals.token = [{ errcode, errmsg: 'refused\nby WeChat' }]
    const first = await sign()
    expect(first).toMatchObject({ status: 503, failure: 'wechatUnavailable', detail: { reason: 'wechat' } })
    clock.now = new Date(clock.now.getTime() + (seconds - 1) * 1000)
    await Promise.all([sign(), sign(), sign()])
    expect(vendor.asked).toHaveLength(1)
    expect(errors).toEqual([`wechat gives no ticket: "${errcode} refused\\nby WeChat"`])
    clock.now = new Date(clock.now.getTime() + 2_000)
    expect((await sign()).failure).toBeNull()
  },
)

test('while WeChat answers garbage the ticket that still holds goes on serving, to its end', async () => {
  await sign()
  clock.now = new Date(clock.now.getTime() + 100 * minute)
  vendor.refusals.token = ['garbage']
  expect((await sign()).failure).toBeNull()
  clock.now = new Date(clock.now.getTime() + 21 * minute)
  vendor.refusals.token = ['garbage']
  expect((await sign()).failure).toBe('wechatUnavailable')
})

test('while WeChat says nothing at all, the answer comes within its time', async () => {
  vendor.refusals.token = ['silence']
  expect(await sign()).toMatchObject({ status: 503, failure: 'wechatUnavailable' })
})

test('without an official account the call says so', async () => {
  const answer = await unset.call(wechat.getWxSignature, { url: page })
  expect(answer).toMatchObject({
    status: 503,
    failure: 'wechatUnavailable',
    detail: { reason: 'notConfigured' },
  })
})
