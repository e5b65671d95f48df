import { account } from '@zhzz/contract/account/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testPasswords } from '#account/password/testPasswords.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { addCustomerService, passBehavior, signIn } from '#testing/testWorld.ts'
import { fakeWechat } from '#wechat/fakeWechat.ts'

const vendor = await fakeWechat()
const server = await testServer({ wechat: vendor.settings })
const { app, call, codes, database } = server
const { moveOn, withPassword } = testPasswords(server)
await loadReference(database.pool)
await addCustomerService(server, { qrCode: '/h5/files/service.png', phone: '400-123-4567' })

const { agreementVersions } = agreed
const auth = '/zhzz-auth-center/api/zhzz-auth-center/web'
const user = '/zhzz-user-center/api/zhzz-user-center/web'
const phone = '12345670001'
const password = '海边的风筝飞得高'

type Sent = { body?: object; query?: Record<string, string>; token?: string }
type Known = {
  method: 'GET' | 'POST'
  paths: string[]
  /** What it takes, and all that it gives. */
  good: () => Promise<Sent>
  data: unknown
  bad: () => Promise<Sent>
  refused: { code: number; msg: string; failure: string }
}

const invalid = { code: 400, msg: '提交的内容有误，请检查后重试', failure: 'invalid' }
const signedOut = { code: 401, msg: '登录失效', failure: 'signedOut' }
const wrongCode = { code: 2002, msg: '验证码错误或已失效', failure: 'wrongCode' }
const sent = { nextSendSeconds: expect.any(Number) }
const given = { ticket: expect.stringMatching(/^[\w-]{43}$/), expiresIn: expect.any(Number) }
const session = {
  token: expect.stringMatching(/^[\w-]{43}$/),
  expiresIn: 90 * 24 * 3600,
  isNew: expect.any(Boolean),
  needChoose: false,
  subAccounts: [{ subAccountId: expect.any(String), tenantName: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) }],
}
const nobody = async () => ({})
const token = async () => ({ token: (await signIn(server)).token })

async function codeFor(person: { phone: string; token: string }): Promise<string> {
  moveOn()
  await call(account.sendEditPasswordCode, {}, person)
  return codes.get(person.phone) ?? ''
}

async function forgotten(): Promise<{ phone: string; code: string }> {
  const { phone } = await withPassword()
  moveOn()
  await call(account.sendForgotPasswordCode, { phone, behaviorToken: await passBehavior(server) })
  return { phone, code: codes.get(phone) ?? '' }
}

/** The calls of the specification (§7), as it writes them; `...` is the prefix of the line before, or either of the two. */
const known: Known[] = [
  {
    method: 'POST',
    paths: [`${auth}/auth/none/sendLoginPhoneCode`],
    good: async () => ({ body: { phone } }),
    data: sent,
    bad: async () => ({ body: { phone: '11345670001' } }),
    refused: invalid,
  },
  {
    method: 'POST',
    paths: [`${auth}/auth/none/phoneCodeLogin`],
    good: async () => {
      await call(account.sendLoginPhoneCode, { phone: '12345670002' })
      return { body: { phone: '12345670002', code: codes.get('12345670002'), ...agreed } }
    },
    data: session,
    bad: async () => ({ body: { phone: '12345670009', code: '000000', ...agreed } }),
    refused: wrongCode,
  },
  {
    method: 'POST',
    paths: [`${auth}/auth/none/userNamePasswordLoginBehavior`],
    good: async () => {
      const { phone, password } = await withPassword()
      return { body: { userName: phone, password, agreementVersions } }
    },
    data: session,
    bad: async () => ({ body: { userName: 'nobody.here', password: '不对的', agreementVersions } }),
    refused: { code: 2003, msg: '账号或密码错误', failure: 'wrongPassword' },
  },
  {
    method: 'POST',
    paths: [`${auth}/account/none/forgotPassword/sendPhoneCode`],
    good: async () => {
      const { phone } = await withPassword()
      moveOn()
      return { body: { phone, behaviorToken: await passBehavior(server) } }
    },
    data: sent,
    bad: async () => ({ body: {} }),
    refused: invalid,
  },
  {
    method: 'POST',
    paths: [`${auth}/account/none/forgotPassword/verifyIdentity`],
    good: async () => ({ body: await forgotten() }),
    data: given,
    bad: async () => ({ body: { phone, code: '000000' } }),
    refused: wrongCode,
  },
  {
    method: 'POST',
    paths: [`${auth}/account/none/forgotPassword/setNewPassword`],
    good: async () => {
      const { data } = await call(account.verifyIdentity, await forgotten())
      return { body: { ticket: data.ticket, newPassword: password } }
    },
    data: true,
    bad: async () => ({ body: { ticket: 'x'.repeat(43), newPassword: password } }),
    refused: { code: 2014, msg: '验证已失效，请重新验证', failure: 'ticketExpired' },
  },
  {
    method: 'POST',
    paths: [`${auth}/account/editLoginPassword/sendPhoneCode`],
    good: async () => {
      const { token } = await signIn(server)
      moveOn()
      return { body: {}, token }
    },
    data: { ...sent, phoneMask: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
    bad: async () => ({ body: {} }),
    refused: signedOut,
  },
  {
    method: 'POST',
    paths: [`${auth}/account/editLoginPassword`],
    good: async () => {
      const person = await signIn(server)
      return { body: { code: await codeFor(person), newPassword: password }, token: person.token }
    },
    data: true,
    bad: async () => ({ body: { code: '000000', newPassword: password }, ...(await token()) }),
    refused: wrongCode,
  },
  { method: 'GET', paths: [`${auth}/auth/logout`], good: token, data: true, bad: nobody, refused: signedOut },
  {
    method: 'GET',
    paths: [`${user}/subAccount/current`],
    good: token,
    data: expect.objectContaining({
      phoneMask: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
      roles: ['owner'],
      permissions: expect.arrayContaining(['zky:contact:unlock', 'zky:member:manage']),
    }),
    bad: nobody,
    refused: signedOut,
  },
  {
    method: 'GET',
    paths: [
      `${user}/platformConfig/none/customerServiceInfo`,
      `${auth}/platformConfig/none/customerServiceInfo`,
    ],
    good: nobody,
    data: { qrCode: '/h5/files/service.png', phone: '400-123-4567', workTime: null },
    bad: async () => ({ token: 'nobody’s', query: { phone: '\0' } }),
    refused: invalid,
  },
  {
    method: 'GET',
    paths: [`${user}/account/list`, `${auth}/account/list`],
    good: token,
    data: [
      {
        subAccountId: expect.any(String),
        tenantName: expect.any(String),
        roles: ['owner'],
        roleNames: ['所有者'],
        isCurrent: true,
      },
    ],
    bad: nobody,
    refused: signedOut,
  },
  {
    method: 'GET',
    paths: ['/mingyang-base/api/base/region/queryRegionTree'],
    good: async () => ({ query: { level: '1' } }),
    data: expect.arrayContaining([
      { code: '310000', name: '上海市', englishName: 'Shanghai', level: 1, children: [] },
    ]),
    bad: async () => ({ query: { level: '4' } }),
    refused: invalid,
  },
  {
    method: 'POST',
    paths: ['/zky-admin/api/zky-admin/dictionary/none/getTreeDictionaryByTypeList'],
    good: async () => ({ body: { typeList: ['intent_level'] } }),
    data: { intent_level: expect.arrayContaining([{ code: 'A', label: 'A 高意向', children: [] }]) },
    bad: async () => ({ body: { typeList: [] } }),
    refused: invalid,
  },
  {
    method: 'GET',
    paths: ['/zhzz-sys/api/zhzz-sys/management/dictionary/none/getTreeDictionary'],
    good: async () => ({ query: { type: 'intent_level' } }),
    data: expect.arrayContaining([{ code: 'D', label: 'D 无意向', children: [] }]),
    bad: async () => ({ query: { type: 'no_such' } }),
    refused: { code: 404, msg: '访问资源不存在', failure: 'notFound' },
  },
  {
    method: 'GET',
    paths: [`${auth}/thirdAppInfo/getWxSignature`],
    good: async () => ({ query: { url: 'https://h5.example.com/h5/' } }),
    data: {
      appId: vendor.settings.appId,
      timestamp: expect.any(Number),
      nonceStr: expect.any(String),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    },
    bad: async () => ({ query: { url: '' } }),
    refused: invalid,
  },
]
const each = known.flatMap(({ paths, ...one }) => paths.map((path) => ({ path, ...one })))

test.each(each)(
  '$method $path gives what it promises, and refuses with its own code and words',
  async (one) => {
    const { method, path } = one
    const ask = ({ body, query, token }: Sent) =>
      app.inject({
        method,
        url: path,
        ...(query && { query }),
        ...(body && { payload: body }),
        headers: token === undefined ? {} : { 'jwt-token': token },
      })
    const answer = await ask(await one.good())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ code: 200, msg: 'success', data: one.data })
    const { code, msg, failure } = one.refused
    const refusal = (await ask(await one.bad())).json()
    expect(refusal).toEqual({ code, msg, data: expect.objectContaining({ failure }) })
    const other = await app.inject({ method: method === 'GET' ? 'DELETE' : 'GET', url: path })
    expect(other.json()).toMatchObject({ code: 404, msg: '访问资源不存在' })
  },
)
