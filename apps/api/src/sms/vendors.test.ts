import { account } from '@zhzz/contract/account/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { fakeVendor, isSignedByAcs3, isSignedByTc3, type Received } from '#sms/fakeVendors.ts'
import { smsFromEnvironment } from '#sms/fromEnvironment.ts'
import { oneOf } from '#sms/oneOf.ts'
import { type SmsVendor, whyNot } from '#sms/vendor.ts'
import { testServer } from '#testing/testServer.ts'

const phone = '12300004567'
const lines: string[] = []
const log = { info() {}, warn() {}, error: (text: string) => void lines.push(text) }
const says: { aliyun: object | string | null; tencent: object | string | null } = {
  aliyun: null,
  tencent: null,
}

const aliyun = await fakeVendor((received) =>
  isSignedByAcs3(received, 'aliyun secret') ? says.aliyun : { Code: 'SignatureDoesNotMatch', Message: '' },
)
const tencent = await fakeVendor((received) =>
  isSignedByTc3(received, 'tencent secret')
    ? says.tencent
    : { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: '' }, RequestId: 'r' } },
)
const env = {
  ALIYUN_ACCESS_KEY_ID: 'aliyun key',
  ALIYUN_ACCESS_KEY_SECRET: 'aliyun secret',
  ALIYUN_SMS_SIGN: '示例（签名）!',
  ALIYUN_SMS_TEMPLATE: 'SMS_000000001',
  ALIYUN_SMS_ORIGIN: aliyun.origin,
  TENCENT_SECRET_ID: 'tencent key',
  TENCENT_SECRET_KEY: 'tencent secret',
  TENCENT_SMS_APP_ID: '1400000000',
  TENCENT_SMS_SIGN: '示例签名',
  TENCENT_SMS_TEMPLATE: '1000001',
  TENCENT_SMS_ORIGIN: tencent.origin,
}
const { call, errors } = await testServer({ sms: smsFromEnvironment({ ...env, SMS: 'aliyun' }, log) })
const tencentSent = (Code: string) => ({
  Response: { SendStatusSet: [{ Code, Message: `send to +86${phone}`, PhoneNumber: `+86${phone}` }] },
})

beforeEach(() => {
  says.aliyun = { Code: 'OK', Message: 'OK', BizId: 'b', RequestId: 'r' }
  says.tencent = tencentSent('Ok')
  for (const list of [lines, aliyun.received, tencent.received]) list.length = 0
})

/** What the vendors' own libraries sent to a server like these, at the same moment and with a fixed nonce. */
const ofLibraries: { acs3: Received; tc3: Received } = {
  acs3: {
    method: 'POST',
    url: '/?PhoneNumbers=12300000001&SignName=%E7%A4%BA%E4%BE%8B%E7%AD%BE%E5%90%8D&TemplateCode=SMS_000000001&TemplateParam=%7B%22code%22%3A%22012345%22%7D',
    headers: {
      host: '127.0.0.1:43721',
      'x-acs-version': '2017-05-25',
      'x-acs-action': 'SendSms',
      'x-acs-date': '2026-03-04T05:06:07Z',
      'x-acs-signature-nonce': '43c6923a0badc29b40dda5df9450afe7da496bb9012dfb7c6b0fff64a6eb33dc',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-credentials-provider': 'static_ak',
      authorization:
        'ACS3-HMAC-SHA256 Credential=testAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06679c93157b74befc977c95639e5e70d53b641f47c9f911564364b31f3c6c3a',
    },
    body: '',
  },
  tc3: {
    method: 'POST',
    url: '/',
    headers: {
      host: '127.0.0.1:43721',
      'x-tc-timestamp': '1772600767',
      'content-type': 'application/json',
      authorization:
        'TC3-HMAC-SHA256 Credential=testSecretId/2026-03-04/127/tc3_request, SignedHeaders=content-type;host, Signature=6eea01cd5f1787c1f141dfbe6e8b2c64f4f0dd36bdc581ee1c02b9178a5a4808',
    },
    body: '{"PhoneNumberSet":["+8612300000001"],"SmsSdkAppId":"1400000000","SignName":"示例签名","TemplateId":"1000001","TemplateParamSet":["012345","5"]}',
  },
}

test('the servers of these tests take what the vendors’ libraries sign, and nothing that was changed', () => {
  const { acs3, tc3 } = ofLibraries
  expect(isSignedByAcs3(acs3, 'testAccessKeySecret')).toBe(true)
  expect(
    isSignedByAcs3({ ...acs3, url: acs3.url.replace('12300000001', '12300000002') }, 'testAccessKeySecret'),
  ).toBe(false)
  expect(isSignedByTc3(tc3, 'testSecretKey')).toBe(true)
  expect(isSignedByTc3({ ...tc3, body: tc3.body.replace('012345', '012346') }, 'testSecretKey')).toBe(false)
})

test('Aliyun gets the number, the signature name, the template and the code', async () => {
  await smsFromEnvironment({ ...env, SMS: 'aliyun' }, log).send(phone, '012345')
  const { headers, url } = aliyun.received[0] ?? { headers: {}, url: '' }
  expect(headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
  expect(Object.fromEntries(new URL(url, aliyun.origin).searchParams)).toEqual({
    PhoneNumbers: phone,
    SignName: '示例（签名）!',
    TemplateCode: 'SMS_000000001',
    TemplateParam: '{"code":"012345"}',
  })
  expect([aliyun.received.length, tencent.received.length, lines]).toEqual([1, 0, []])
})

test('Tencent gets the number with +86, the application, the template, the code and its minutes', async () => {
  await smsFromEnvironment({ ...env, SMS: 'tencent' }, log).send(phone, '012345')
  const { headers, body } = tencent.received[0] ?? { headers: {}, body: '{}' }
  expect(headers).toMatchObject({
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
  })
  expect(JSON.parse(body)).toEqual({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: '1400000000',
    SignName: '示例签名',
    TemplateId: '1000001',
    TemplateParamSet: ['012345', '5'],
  })
})

test.each([
  [
    'a wrong secret',
    { ALIYUN_ACCESS_KEY_SECRET: 'wrong', TENCENT_SECRET_KEY: 'wrong' },
    /SignatureDoesNotMatch.*AuthFailure/s,
    'AuthFailure.SignatureFailure',
  ],
  [
    'nobody at the address',
    { ALIYUN_SMS_ORIGIN: 'http://127.0.0.1:9', TENCENT_SMS_ORIGIN: 'http://127.0.0.1:9' },
    /fetch failed.*fetch failed/s,
    'noAnswer',
  ],
])('%s: both vendors are tried, and the log says who and why', async (_what, wrong, words, why) => {
  const sms = smsFromEnvironment({ ...env, ...wrong, SMS: 'aliyun,tencent' }, log)
  const failure: unknown = await sms.send(phone, '012345').catch((error: unknown) => error)
  expect(String(failure)).toContain('no vendor')
  expect(whyNot(failure)).toBe(why)
  expect(lines).toHaveLength(2)
  expect(lines.join('\n')).toMatch(words)
})

test.each([
  ['no credit', { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: `余额不足 ${phone}` }],
  ['garbage', '<html>502</html>'],
])('Aliyun answers with %s: Tencent sends, and neither number nor code is logged', async (_what, answer) => {
  says.aliyun = answer
  await smsFromEnvironment({ ...env, SMS: 'aliyun,tencent' }, log).send(phone, '012345')
  expect(tencent.received).toHaveLength(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^sms: aliyun did not send to 123\*\*\*\*4567: "/)
  expect(lines[0]).not.toMatch(new RegExp(`${phone}|012345`))
})

test.each([
  [
    'aliyun,tencent',
    () => (says.aliyun = { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控Permits:5' }),
  ],
  ['tencent,aliyun', () => (says.tencent = tencentSent('LimitExceeded.PhoneNumberDailyLimit'))],
  ['tencent,aliyun', () => (says.tencent = tencentSent('InvalidParameterValue.IncorrectPhoneNumber'))],
])('%s: what the first refuses for the number’s sake is not offered to the second', async (SMS, refuse) => {
  refuse()
  await expect(smsFromEnvironment({ ...env, SMS }, log).send(phone, '012345')).rejects.toThrow()
  expect(aliyun.received.length + tencent.received.length).toBe(1)
})

test('a vendor that fails five times in a row rests for half a minute', async () => {
  const clock = { now: 0 }
  let asked = 0
  const broken: SmsVendor = {
    name: 'broken',
    send: async () => {
      asked++
      throw new Error('down')
    },
  }
  const works: SmsVendor = { name: 'works', send: async () => {} }
  const sms = oneOf([broken, works], log, () => clock.now)
  for (let at = 0; at < 8; at++) await sms.send(phone, '012345')
  expect(asked).toBe(5)
  clock.now += 30_001
  await sms.send(phone, '012345')
  expect(asked).toBe(6)
})

test('a vendor that is slow five times in a row is asked last for half a minute, and still asked when it is the only one', async () => {
  const clock = { now: 0 }
  const asked = { slow: 0, quick: 0 }
  const slow: SmsVendor = {
    name: 'slow',
    send: async () => {
      asked.slow++
      clock.now += 4_500
    },
  }
  const quick: SmsVendor = { name: 'quick', send: async () => void asked.quick++ }
  const sms = oneOf([slow, quick], { ...log, warn: log.error }, () => clock.now)
  for (let at = 0; at < 8; at++) await sms.send(phone, '012345')
  expect(asked).toEqual({ slow: 5, quick: 3 })
  expect(lines).toEqual(['sms: slow is slow; others are asked first for 30 s'])
  clock.now += 30_001
  await sms.send(phone, '012345')
  expect(asked.slow).toBe(6)
  const alone = oneOf([slow], log, () => clock.now)
  for (let at = 0; at < 7; at++) await alone.send(phone, '012345')
  expect(asked.slow).toBe(13)
})

test.each([
  [{ SMS: 'huawei' }, /SMS=huawei/],
  [{ SMS: 'aliyun', ALIYUN_ACCESS_KEY_ID: '' }, /ALIYUN_ACCESS_KEY_ID/],
])('an environment that cannot work is refused at the start: %j', (wrong, words) => {
  expect(() => smsFromEnvironment({ ...env, ...wrong }, log)).toThrow(words)
})

test('a person whose code no vendor sends is told so, and the server logs no number', async () => {
  says.aliyun = { Code: 'isv.OUT_OF_SERVICE', Message: '业务停机' }
  const answer = await call(account.sendLoginPhoneCode, { phone })
  expect(answer).toMatchObject({ status: 503, failure: 'smsUnavailable', detail: null })
  expect([...errors, ...lines].join('\n')).not.toContain(phone)
})
