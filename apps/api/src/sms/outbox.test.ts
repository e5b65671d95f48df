import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { afterAll, expect, test } from 'vitest'
import { keepCode } from '#account/code/sendCode.ts'
import { callerAt } from '#http/session.ts'
import { usualLive } from '#settings/live.ts'
import { createOutbox } from '#sms/outbox.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const log = { info() {}, warn() {}, error() {} }

/** A provider that answers when it is told to. */
function slowProvider() {
  const sent: { phone: string; answer: (error?: Error) => void }[] = []
  const began: { count: number; done: () => void }[] = []
  const sms = {
    send: (phone: string) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ phone, answer: (error) => (error ? reject(error) : resolve()) })
        for (const { count, done } of began) if (sent.length >= count) done()
      }),
  }
  const untilBegun = (count: number) =>
    new Promise<void>((done) => (sent.length >= count ? done() : began.push({ count, done })))
  return { sms, sent, untilBegun }
}

const numberOf = (at: number) => String(12_350_000_000 + at)

test('thirty codes wait for a provider, and neither the home page nor another login waits for them', async () => {
  const { sms, sent, untilBegun } = slowProvider()
  const { call } = await testServer({ sms, log })
  const asked = Array.from({ length: 30 }, (_, at) =>
    call(account.sendLoginPhoneCode, { phone: numberOf(at) }),
  )
  await untilBegun(30)
  expect((await call(home.index, {})).failure).toBeNull()
  const { failure } = await call(account.sendLoginPhoneCode, { phone: 'no number' })
  expect(failure).toBe('invalid')
  for (const { answer } of sent) answer()
  expect(new Set((await Promise.all(asked)).map(({ failure }) => failure))).toEqual(new Set([null]))
})

test('a call that waits for the provider holds no connection: of a pool of one somebody else gets it', async () => {
  const { sms, sent, untilBegun } = slowProvider()
  const usual = await testServer()
  const { token, phone } = await signIn(usual)
  const { database } = usual
  const pool = createPool(database.url, { max: 1, log })
  afterAll(() => pool.end())
  const narrow = await testServer({
    database: { ...database, ...wrap(pool, database.url) },
    limitPoints: { smsPhoneMinute: 9 },
    sms,
    log,
  })
  const asked = narrow.call(account.sendEditPasswordCode, {}, { token })
  await untilBegun(1)
  expect(pool.idleCount).toBe(pool.totalCount)
  expect((await narrow.call(home.index, {})).failure).toBeNull()
  expect(sent.map((one) => one.phone)).toEqual([phone])
  sent[0]?.answer()
  expect((await asked).failure).toBeNull()
})

test('one action with one key sends one message, and is told the same again, also of its failure', async () => {
  const sent: string[] = []
  let isBroken = false
  const codes = new Map<string, string>()
  const sms = {
    async send(phone: string, code: string) {
      sent.push(phone)
      codes.set(phone, code)
      if (isBroken) throw new Error('no credit')
    },
  }
  const server = await testServer({ limitPoints: { smsPhoneMinute: 9 }, sms, log })
  const good = await signIn({ ...server, codes })
  const bad = await signIn({ ...server, codes })
  sent.length = 0
  const key = uuid()
  const ask = (token: string) => server.call(account.sendEditPasswordCode, {}, { token, key })
  expect([(await ask(good.token)).failure, (await ask(good.token)).failure]).toEqual([null, null])
  isBroken = true
  expect([(await ask(bad.token)).failure, (await ask(bad.token)).failure]).toEqual([
    'smsUnavailable',
    'smsUnavailable',
  ])
  expect(sent).toEqual([good.phone, bad.phone])
})

test('an outbox where too many wait says that it is full, until they have had their turn', async () => {
  const { sealing, database } = await testServer({ log })
  const clock = () => new Date()
  const outbox = createOutbox({ db: database.db, sealing, log, clock, sms: { send: async () => {} } })
  expect(outbox.isFull()).toBe(false)
  const waiting = Array.from({ length: 120 }, () => outbox.deliver(uuid()))
  expect(outbox.isFull()).toBe(true)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['failed']))
  expect(outbox.isFull()).toBe(false)
})

test('what a process that ended has left is sent, given up or forgotten, as far as it is of use', async () => {
  const server = await testServer({ log })
  const { sealing, database } = server
  const { db } = database
  const now = new Date()
  const caller = callerAt('', sealing, { userAgent: '', platform: '', device: '' })
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const keep = async (at: number, madeAt: Date) =>
    (
      await keepCode(
        { purpose: 'login', phone: numberOf(3_000 + at), shown: {} },
        { db, deps: { sealing, log, live: () => usualLive, environment: {} }, caller, now: madeAt },
      )
    ).codeId
  const fresh = await keep(1, minutesAgo(1))
  const over = await keep(2, minutesAgo(6))
  const replaced = await keep(3, minutesAgo(3))
  const newer = await keep(3, minutesAgo(2))
  const begun = await keep(4, minutesAgo(1))
  await db
    .updateTable('smsOutbox')
    .set({ state: 'sending', begunAt: minutesAgo(1) })
    .where('codeId', '=', begun)
    .execute()

  const sent: string[] = []
  const outbox = createOutbox({
    db,
    sealing,
    log,
    clock: () => now,
    sms: { send: async (phone) => void sent.push(phone) },
  })
  await outbox.settleLeft()
  await outbox.end()
  expect(sent.sort()).toEqual([numberOf(3_001), numberOf(3_003)])
  const rows = await db.selectFrom('smsOutbox').select(['codeId', 'state', 'messageEnc']).execute()
  expect(Object.fromEntries(rows.map(({ codeId, state }) => [codeId, state]))).toEqual({
    [fresh]: 'sent',
    [over]: 'expired',
    [replaced]: 'expired',
    [newer]: 'sent',
    [begun]: 'unknown',
  })
  expect(rows.every(({ messageEnc }) => messageEnc === null)).toBe(true)
})
