import type { WechatSettings } from '#wechat/settings.ts'

/** What WeChat gave: the text, and the seconds it holds. */
export type Given = { text: string; seconds: number }

/** A refusal in WeChat's own numbers (https://developers.weixin.qq.com/doc/oplatform/Return_codes). */
export class WechatRefusal extends Error {
  readonly errcode: number

  constructor(errcode: number, errmsg: string) {
    super(`${errcode} ${errmsg}`)
    this.errcode = errcode
  }
}

/** The token of the account; asked without force, WeChat repeats the one that holds. Forced at most 20 times a day. */
export async function askToken(
  { origin, appId, secret }: WechatSettings,
  force: boolean,
  signal: AbortSignal,
): Promise<Given> {
  const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: force }
  const answer = await fetch(`${origin}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  return given(await answer.json(), 'access_token')
}

export async function askTicket(
  { origin }: WechatSettings,
  token: string,
  signal: AbortSignal,
): Promise<Given> {
  const query = new URLSearchParams({ access_token: token, type: 'jsapi' })
  const answer = await fetch(`${origin}/cgi-bin/ticket/getticket?${query}`, { redirect: 'error', signal })
  return given(await answer.json(), 'ticket')
}

function given(answer: unknown, field: string): Given {
  const { errcode, errmsg, expires_in: seconds, [field]: text } = Object(answer)
  if (typeof errcode === 'number' && errcode !== 0) throw new WechatRefusal(errcode, String(errmsg))
  if (typeof text !== 'string' || text === '' || typeof seconds !== 'number' || !(seconds > 0))
    throw new Error('not an answer of WeChat')
  return { text, seconds }
}
