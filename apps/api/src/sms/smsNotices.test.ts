import { message } from '@zhzz/contract/message/calls.ts'
import { messageKinds, smsKinds } from '@zhzz/contract/message/kinds.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { noChannelSettings, openChannels } from '#channel/settings.ts'
import { noon, telling } from '#channel/testTold.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { fakeVendor, isSignedByAcs3, isSignedByTc3 } from '#sms/fakeVendors.ts'
import { noticesFromEnvironment } from '#sms/fromEnvironment.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const says: { code: string; isSilent: boolean } = { code: 'OK', isSilent: false }
const aliyun = await fakeVendor((received) =>
  isSignedByAcs3(received, 'secret')
    ? { Code: says.code, Message: 'to 12300000001' }
    : { Code: 'SignatureDoesNotMatch' },
)
const env = {
  SMS_NOTICES: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'key',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN: '示例签名',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'SMS_NOTICE',
  ALIYUN_SMS_ORIGIN: aliyun.origin,
}
const database = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const channels = openChannels(
  { ...noChannelSettings, sms: noticesFromEnvironment(env) },
  { db: database.db, sealing },
)
const server = await testServer({ database, sealing, channels })
const { call, clock } = server
clock.now = noon
const { tell, round, states } = telling(server, channels)

beforeEach(async () => {
  aliyun.received.length = 0
  says.code = 'OK'
  await database.pool.query('delete from message_target')
})

async function subscribed() {
  const viewer = await signIn(server)
  const { failure } = await call(message.setSms, {}, { ...viewer, key: uuid() })
  expect(failure).toBeNull()
  return viewer
}

/** A follow-up is due; `name` is of whom. */
async function remind(subAccountId: string, name: string, at = noon) {
  await writeMessages(
    sql`select ${subAccountId}::uuid as sub_account_id, 'followUpDue' as kind, null::uuid as object_id,
      ${JSON.stringify({ name, at: noon.toISOString() })}::jsonb as facts, ${uuid()} as source`,
    at,
  ).execute(database.db)
}

function sent() {
  return aliyun.received.map(({ url }) => {
    const query = new URL(url, aliyun.origin).searchParams
    return [
      query.get('PhoneNumbers'),
      query.get('TemplateCode'),
      JSON.parse(query.get('TemplateParam') ?? '{}'),
    ]
  })
}

test('what is due goes to the number of the account by the vendor’s template; other messages do not', async () => {
  const viewer = await subscribed()
  await tell(viewer.subAccountId, '岚湖机床展')
  await remind(viewer.subAccountId, '苏州澜庭展览展示工程技术服务有限公司')
  await round()
  expect(sent()).toEqual([
    [
      viewer.phone,
      'SMS_NOTICE',
      { notice: expect.stringMatching(/^苏州澜庭展览展示工程技术服务有… 该联系了/) },
    ],
  ])
  expect(sent()[0]?.[2].notice.length).toBeLessThanOrEqual(35)
  const { data } = await call(message.targets, {}, viewer)
  expect(data).toMatchObject({ available: expect.arrayContaining(['sms']), sms: { isRefused: false } })
})

test('the kinds that go by SMS are those that the contract names', async () => {
  const viewer = await subscribed()
  const rows = sql.join(
    Object.entries(messageKinds).map(
      ([kind, category]) =>
        sql`(${viewer.subAccountId}::uuid, ${category}, ${kind}, '{}'::jsonb, ${uuid()}, ${noon}::timestamptz)`,
    ),
  )
  await sql`insert into message (sub_account_id, category, kind, facts, source, created_at) values ${rows}`.execute(
    database.db,
  )
  const { rows: sent } = await sql<{ kind: string }>`select message.kind from message_delivery delivery
    join message on message.id = delivery.message_id`.execute(database.db)
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual([...smsKinds].toSorted())
})

test('five in a day; switched off, none', async () => {
  const viewer = await subscribed()
  for (let at = 0; at < 7; at += 1) await remind(viewer.subAccountId, `第${at}家`)
  expect(await states()).toHaveLength(5)
  await remind(viewer.subAccountId, '明天', new Date(noon.getTime() + 86_400_001))
  expect(await states()).toHaveLength(6)
  await call(message.endTarget, { channel: 'sms' }, { ...viewer, key: uuid() })
  await remind(viewer.subAccountId, '后天', new Date(noon.getTime() + 2 * 86_400_000))
  expect(await states()).toEqual([])
})

test('a number that is refused is not tried again; a vendor that is busy is, and its words are not kept', async () => {
  const viewer = await subscribed()
  says.code = 'isv.BLACK_KEY_CONTROL_LIMIT'
  await remind(viewer.subAccountId, '甲')
  await round()
  expect(await states()).toMatchObject([
    { state: 'failed', why: 'the vendor answers isv.BLACK_KEY_CONTROL_LIMIT' },
  ])
  says.code = 'isp.SYSTEM_ERROR'
  await remind(viewer.subAccountId, '乙')
  await round()
  says.code = 'OK'
  await round(new Date(noon.getTime() + 3_600_000))
  expect((await states()).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
})

test('without a vendor it cannot be had; with one that lacks its template the server does not start', async () => {
  const without = await testServer()
  const viewer = await signIn(without)
  expect((await without.call(message.targets, {}, viewer)).data.available).not.toContain('sms')
  expect((await without.call(message.setSms, {}, { ...viewer, key: uuid() })).failure).toBe('notFound')
  expect(() => noticesFromEnvironment({ ...env, ALIYUN_SMS_NOTICE_TEMPLATE: '' })).toThrow(
    'SMS_NOTICES=aliyun needs ALIYUN_SMS_NOTICE_TEMPLATE',
  )
  expect(() => noticesFromEnvironment({ SMS_NOTICES: 'pigeon' })).toThrow(
    'there are console, aliyun and tencent',
  )
})

test('Tencent is given the one parameter of its template', async () => {
  const tencent = await fakeVendor((received) =>
    isSignedByTc3(received, 'secret')
      ? { Response: { SendStatusSet: [{ Code: 'Ok' }] } }
      : { Response: { Error: { Code: 'AuthFailure' } } },
  )
  const sms = noticesFromEnvironment({
    SMS_NOTICES: 'tencent',
    TENCENT_SECRET_ID: 'key',
    TENCENT_SECRET_KEY: 'secret',
    TENCENT_SMS_APP_ID: '1400000000',
    TENCENT_SMS_SIGN: '示例签名',
    TENCENT_SMS_NOTICE_TEMPLATE: '2000002',
    TENCENT_SMS_ORIGIN: tencent.origin,
  })
  const told = {
    id: uuid(),
    title: '甲',
    body: '该联系了',
    path: '',
    isUrgent: true,
    locale: 'zh-Hans',
  } as const
  expect(await sms?.send('12300000001', told)).toEqual({ is: 'sent' })
  expect(JSON.parse(tencent.received[0]?.body ?? '{}')).toMatchObject({
    TemplateId: '2000002',
    TemplateParamSet: ['甲 该联系了'],
  })
})

test('an operator sees how many went out and what the vendor answered to the others, by day and of one number', async () => {
  const operator = await addOperator(server, ['people'])
  const before = await noticesOf(operator)
  const viewer = await subscribed()
  await remind(viewer.subAccountId, '岚湖机床展')
  await round()
  says.code = 'isv.BLACK_KEY_CONTROL_LIMIT'
  await remind(viewer.subAccountId, '苏州澜庭展览')
  await round()
  const after = await noticesOf(operator)
  expect(after).toMatchObject({
    day: '2026-11-23',
    sent: before.sent + 1,
    failed: before.failed + 1,
    used: null,
  })
  expect(after.reasons.map(({ why }) => why)).toContain('isv.BLACK_KEY_CONTROL_LIMIT')
  const { sent } = (await call(operate.limitsOfNumber, { phone: viewer.phone }, operator)).data
  const notices = sent.filter(({ purpose }) => purpose === 'notice')
  expect(new Set(notices.map(({ state, why, isUsed }) => `${state} ${why} ${isUsed}`))).toEqual(
    new Set(['failed isv.BLACK_KEY_CONTROL_LIMIT null', 'sent  null']),
  )
})

async function noticesOf(operator: { token: string }) {
  const { list } = (await call(operate.textMessages, {}, operator)).data
  const none = { day: '', sent: 0, failed: 0, used: null, reasons: [] }
  return list.find(({ purpose }) => purpose === 'notice') ?? none
}
