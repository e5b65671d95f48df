import { expect, test } from 'vitest'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { newCheck } from '#sso/attempt.ts'
import { fakeDingtalk, fakeFeishu, fakeWecom } from '#sso/provider/fakeCompanies.ts'
import { openProviders } from '#sso/provider/openProviders.ts'
import { ssoFromEnvironment } from '#sso/settings.ts'
import { freshPhone, stateIn, testSso } from '#sso/testSso.ts'
import { testServer } from '#testing/testServer.ts'

const appUrl = 'https://h5.example.com'
const backTo = `${appUrl}/sso/return`
const [wecom, ding, feishu] = [await fakeWecom(), await fakeDingtalk(), await fakeFeishu()]
const fakes = { wecom, ding, feishu }
const ownPhone = freshPhone()

function settingsOf(list: readonly object[]) {
  const settings = ssoFromEnvironment({ COMPANY_SIGN_IN: JSON.stringify(list) }, appUrl)
  if (settings === undefined) throw new Error('no settings')
  return settings
}

function opened(setting: object) {
  const [provider] = openProviders(settingsOf([setting]))
  if (provider === undefined) throw new Error('no provider')
  return provider
}

const challengeIn = (address: string) => new URL(address).searchParams.get('code_challenge') ?? ''

/** The person agrees at each provider: the query that the browser comes back with. */
const agree = {
  wecom(address: string, userid = 'WangFang') {
    wecom.codes.set('code1', { userid, user_ticket: 't' })
    return new URLSearchParams({ code: 'code1', state: stateIn(address) })
  },
  ding(address: string, corpId = 'dingcorp1') {
    const person = { nick: '王芳', unionId: 'union1', openId: 'open1', mobile: ownPhone, stateCode: '86' }
    ding.codes.set('code2', { corpId, person })
    return new URLSearchParams({ authCode: 'code2', state: stateIn(address) })
  },
  feishu(address: string, company = 'tenant1') {
    const person = {
      name: '王芳',
      open_id: 'ou1',
      union_id: 'on1',
      tenant_key: company,
      mobile: `+86${ownPhone}`,
    }
    feishu.codes.set('code3', { challenge: challengeIn(address), person })
    return new URLSearchParams({ code: 'code3', state: stateIn(address) })
  },
}
const kinds = ['wecom', 'ding', 'feishu'] as const

test.each([
  [
    'wecom',
    'https://login.work.weixin.qq.com/wwlogin/sso/login',
    { login_type: 'CorpApp', appid: 'ww0000000000000001', agentid: '1000002' },
  ],
  [
    'ding',
    'https://login.dingtalk.com/oauth2/auth',
    {
      client_id: 'ding0001',
      response_type: 'code',
      scope: 'openid corpid',
      prompt: 'consent',
      corpId: 'dingcorp1',
    },
  ],
  [
    'feishu',
    'https://accounts.feishu.cn/open-apis/authen/v1/authorize',
    { client_id: 'cli_0001', response_type: 'code', code_challenge_method: 'S256' },
  ],
] as const)('%s is gone to at its own address, with what it asks for', async (kind, page, asked) => {
  const check = newCheck()
  const address = new URL(await opened(fakes[kind].setting).address(check, ''))
  expect(address.origin + address.pathname).toBe(page)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...asked,
    redirect_uri: backTo,
    state: check.state,
  })
  expect(address.href).not.toContain(check.verifier)
})

test('in its own browser 企业微信 asks nobody anything', async () => {
  const address = await opened(wecom.setting).address(
    newCheck(),
    'Mozilla/5.0 wxwork/4.1.30 MicroMessenger/7.0.1',
  )
  expect(address).toMatch(
    /^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?.*scope=snsapi_base#wechat_redirect$/,
  )
  expect(new URL(address).searchParams.get('agentid')).toBe('1000002')
})

test.each(kinds)(
  '%s: who came back, a code once, and a number that it tells is not believed',
  async (kind) => {
    const provider = opened(fakes[kind].setting)
    const check = newCheck()
    const returned = agree[kind](await provider.address(check, ''))
    const person = await provider.identify(returned, check)
    expect(person).toEqual(
      {
        wecom: { subject: 'ww0000000000000001 WangFang', shown: 'WangFang', verifiedPhone: null },
        ding: { subject: 'dingcorp1 union1', shown: '王芳', verifiedPhone: null },
        feishu: { subject: 'tenant1 on1', shown: '王芳', verifiedPhone: null },
      }[kind],
    )
    await expect(provider.identify(returned, check)).rejects.toMatchObject({ reason: 'refused' })
  },
)

test('whoever is of another company is nobody here', async () => {
  const check = newCheck()
  const w = opened(wecom.setting)
  wecom.codes.set('visitor', { openid: 'oVisitor', external_userid: 'wm1' })
  await expect(w.identify(new URLSearchParams({ code: 'visitor' }), check)).rejects.toMatchObject({
    reason: 'otherCompany',
  })
  const d = opened(ding.setting)
  await expect(d.identify(agree.ding(await d.address(check, ''), 'dingcorp2'), check)).rejects.toMatchObject({
    reason: 'otherCompany',
  })
  const f = opened(feishu.setting)
  await expect(f.identify(agree.feishu(await f.address(check, ''), 'tenant2'), check)).rejects.toMatchObject({
    reason: 'otherCompany',
  })
})

test('飞书 takes a code with the verifier of its own way only', async () => {
  const provider = opened(feishu.setting)
  const returned = agree.feishu(await provider.address(newCheck(), ''))
  await expect(provider.identify(returned, newCheck())).rejects.toMatchObject({ reason: 'refused' })
})

test.each(kinds)(
  '%s: an error of the provider, a wrong secret and silence are no refusal of the person',
  async (kind) => {
    const fake = fakes[kind]
    const check = newCheck()
    const failed = async (setting: object) => {
      const provider = opened(setting)
      const returned = agree[kind](await provider.address(check, ''))
      return provider.identify(returned, check).catch((error: unknown) => error)
    }
    const wrong = await failed({ ...fake.setting, clientSecret: 'another' })
    fake.script.next = { errcode: 45009, errmsg: 'reach max api daily quota limit', code: 99991400 }
    const busy = await failed(fake.setting)
    fake.script.next = 'silence'
    const began = performance.now()
    const silent = await failed(fake.setting)
    expect(performance.now() - began).toBeLessThan(4_000)
    for (const error of [wrong, busy, silent]) {
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(ProviderRefusal)
    }
  },
)

test('the token of 企业微信 is asked for once, also by many at once, and again when it is over or was ended', async () => {
  const provider = opened(wecom.setting)
  const identify = (at: number) => {
    wecom.codes.set(`many${at}`, { userid: `user${at}` })
    return provider.identify(new URLSearchParams({ code: `many${at}` }), newCheck())
  }
  const tokens = () => wecom.asked.filter((path) => path === '/cgi-bin/gettoken').length
  wecom.asked.length = 0
  await Promise.all([1, 2, 3, 4].map(identify))
  await identify(5)
  expect(tokens()).toBe(1)
  wecom.endToken()
  expect(await identify(6)).toMatchObject({ shown: 'user6' })
  expect(tokens()).toBe(2)
})

test('over the whole server: the number that 钉钉 tells joins nobody, the proved one does, and later it is one tap', async () => {
  const server = await testServer({ sso: settingsOf([wecom.setting, ding.setting, feishu.setting]) })
  const { begin, comeBack, finish, prove, join } = testSso(server)
  for (const kind of kinds) {
    const trip = async () => {
      const { address, secret } = await begin(kind)
      return { ticket: (await comeBack(agree[kind](address))).said, secret }
    }
    const first = await trip()
    expect((await finish(first)).data.join?.account).toBeNull()
    const phone = freshPhone()
    expect((await prove(first, phone)).data.account?.isNew).toBe(true)
    expect((await join(first)).data.isNew).toBe(true)
    expect((await finish(await trip())).data).toMatchObject({
      isNew: false,
      token: expect.any(String),
      join: null,
    })
  }
  const { address, secret } = await begin('ding')
  const other = await comeBack(agree.ding(address, 'dingcorp2'))
  const refused = await finish({ ticket: other.said, secret })
  expect([refused.failure, refused.detail]).toEqual(['forbidden', { reason: 'otherCompany' }])
  const cancelled = await begin('wecom')
  expect((await comeBack(`state=${stateIn(cancelled.address)}`)).said).toBe('cancelled')
})
