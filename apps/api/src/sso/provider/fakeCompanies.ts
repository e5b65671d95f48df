import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { fakeServer } from '#testing/fakeServer.ts'
import type { Received } from '#testing/localServer.ts'

type Scripted = { next: object | 'silence' | null }

function say(response: ServerResponse, answer: object, status = 200) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(answer))
}

function bodyOf({ body }: Received): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(JSON.parse(body.toString() || '{}'))))
}

/** A server that answers as scripted for one question, then as the provider does. */
async function scripted(answer: (received: Received, url: URL, response: ServerResponse) => void) {
  const script: Scripted = { next: null }
  const asked: string[] = []
  const origin = await fakeServer((received, response) => {
    const url = new URL(received.url, 'http://provider')
    asked.push(url.pathname)
    const { next } = script
    script.next = null
    if (next === 'silence') return undefined
    return next === null ? answer(received, url, response) : say(response, next)
  })
  return { origin, asked, script }
}

/** 企业微信: tokens of the application, of which one holds; codes of members and of others, each once. */
export async function fakeWecom() {
  const codes = new Map<string, object>()
  let made = 0
  const fake = await scripted((_received, url, response) => {
    const { searchParams: query } = url
    if (url.pathname === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== 'ww0000000000000001')
        return say(response, { errcode: 40013, errmsg: 'invalid corpid' })
      if (query.get('corpsecret') !== 'secret of the application')
        return say(response, { errcode: 40001, errmsg: 'invalid credential' })
      return say(response, { errcode: 0, errmsg: 'ok', access_token: `token ${++made}`, expires_in: 7200 })
    }
    if (url.pathname !== '/cgi-bin/auth/getuserinfo') return response.writeHead(404).end()
    if (query.get('access_token') !== `token ${made}`)
      return say(response, { errcode: 42001, errmsg: 'access_token expired' })
    const user = codes.get(query.get('code') ?? '')
    codes.delete(query.get('code') ?? '')
    return say(
      response,
      user ? { errcode: 0, errmsg: 'ok', ...user } : { errcode: 40029, errmsg: 'invalid code' },
    )
  })
  return {
    ...fake,
    codes,
    /** As when the application asks elsewhere: the token we hold is over. */
    endToken: () => void made++,
    setting: {
      id: 'wecom',
      kind: 'wecom',
      name: '企业微信',
      clientId: 'ww0000000000000001',
      clientSecret: 'secret of the application',
      agentId: '1000002',
      apiOrigin: fake.origin,
    },
  }
}

/** 钉钉: a code gives a token of the person and the company that was chosen; errors have a name and status 400. */
export async function fakeDingtalk() {
  const codes = new Map<string, { corpId: string; person: object }>()
  const tokens = new Map<string, object>()
  const fake = await scripted((received, url, response) => {
    if (url.pathname === '/v1.0/oauth2/userAccessToken' && received.method === 'POST') {
      const { clientId, clientSecret, code, grantType } = bodyOf(received)
      if (clientId !== 'ding0001' || clientSecret !== 'secret of 钉钉' || grantType !== 'authorization_code')
        return say(response, { code: 'invalidClientIdOrSecret', message: 'wrong', requestid: 'R1' }, 400)
      const found = codes.get(String(code))
      codes.delete(String(code))
      if (found === undefined)
        return say(
          response,
          { code: 'invalidParameter.authCode.notFound', message: 'gone', requestid: 'R2' },
          400,
        )
      const accessToken = `token of ${String(code)}`
      tokens.set(accessToken, found.person)
      return say(response, { accessToken, refreshToken: 'r', expireIn: 7200, corpId: found.corpId })
    }
    if (url.pathname !== '/v1.0/contact/users/me') return response.writeHead(404).end()
    const me = tokens.get(String(received.headers['x-acs-dingtalk-access-token']))
    return me
      ? say(response, me)
      : say(response, { code: 'InvalidAuthentication', message: 'no', requestid: 'R3' }, 401)
  })
  return {
    ...fake,
    codes,
    setting: {
      id: 'ding',
      kind: 'dingtalk',
      name: '钉钉',
      clientId: 'ding0001',
      clientSecret: 'secret of 钉钉',
      corpId: 'dingcorp1',
      apiOrigin: fake.origin,
    },
  }
}

/** 飞书: OAuth whose answers carry a number of their own, with PKCE. */
export async function fakeFeishu() {
  const codes = new Map<string, { challenge: string; person: object }>()
  const tokens = new Map<string, object>()
  const fake = await scripted((received, url, response) => {
    if (url.pathname === '/open-apis/authen/v2/oauth/token' && received.method === 'POST') {
      const {
        client_id: id,
        client_secret: secret,
        code,
        code_verifier: verifier,
        ...said
      } = bodyOf(received)
      if (id !== 'cli_0001' || secret !== 'secret of 飞书' || said['grant_type'] !== 'authorization_code')
        return say(response, { code: 20002, error: 'invalid_client', error_description: 'wrong' }, 400)
      const found = codes.get(String(code))
      codes.delete(String(code))
      if (found === undefined) return say(response, { code: 20003, error: 'invalid_grant' }, 400)
      if (createHash('sha256').update(String(verifier)).digest('base64url') !== found.challenge)
        return say(response, { code: 20049, error: 'invalid_grant', error_description: 'PKCE' }, 400)
      const token = `u-${String(code)}`
      tokens.set(`Bearer ${token}`, found.person)
      return say(response, {
        code: 0,
        access_token: token,
        expires_in: 7200,
        token_type: 'Bearer',
        scope: '',
      })
    }
    if (url.pathname !== '/open-apis/authen/v1/user_info') return response.writeHead(404).end()
    const data = tokens.get(String(received.headers.authorization))
    return say(
      response,
      data ? { code: 0, msg: 'success', data } : { code: 20005, msg: 'invalid access token' },
    )
  })
  return {
    ...fake,
    codes,
    setting: {
      id: 'feishu',
      kind: 'feishu',
      name: '飞书',
      clientId: 'cli_0001',
      clientSecret: 'secret of 飞书',
      tenantKey: 'tenant1',
      apiOrigin: fake.origin,
    },
  }
}
