import type { IdentityProvider } from '#outside/identityProvider.ts'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { askJson, textIn } from '#sso/provider/askJson.ts'
import type { WecomSettings } from '#sso/settings.ts'

/** Of the code: 40029 wrong, over or used; 42003 over. */
const refusesCode = [40029, 42003]
/** Of the token: 40014 not one, 42001 over. */
const refusesToken = [40014, 42001]

/**
 * 企业微信: https://developer.work.weixin.qq.com/document/path/98151 and 98176. In its own browser the page of 91022 asks
 * nobody anything. The token is the application's: it is kept, for the API counts how often it is asked for.
 */
export function wecom(
  settings: WecomSettings,
  redirectUri: string,
  clock: () => number = Date.now,
): IdentityProvider {
  const { clientId: corpId, agentId, clientSecret } = settings
  let kept: Promise<{ token: string; until: number }> | null = null

  async function askToken() {
    const query = new URLSearchParams({ corpid: corpId, corpsecret: clientSecret })
    const { said } = await askJson(`${settings.apiOrigin}/cgi-bin/gettoken?${query}`)
    if (said['errcode'] !== 0)
      throw new Error(`gettoken: ${String(said['errcode'])} ${String(said['errmsg'])}`)
    const seconds = Number(said['expires_in'])
    return { token: textIn(said, 'access_token'), until: clock() + seconds * 800 }
  }

  /** Everybody who comes meanwhile waits for the same; one that failed is not kept. */
  async function token(): Promise<string> {
    const held = kept
    if ((held === null || (await held).until <= clock()) && kept === held) {
      const asking = askToken()
      kept = asking
      asking.catch(() => {
        if (kept === asking) kept = null
      })
    }
    return (await (kept ?? askToken())).token
  }

  async function userOf(code: string) {
    const query = new URLSearchParams({ access_token: await token(), code })
    const { said } = await askJson(`${settings.apiOrigin}/cgi-bin/auth/getuserinfo?${query}`)
    return { said, errcode: Number(said['errcode'] ?? 0) }
  }

  return {
    id: settings.id,
    kind: 'wecom',
    name: settings.name,
    async address({ state }, userAgent) {
      const asked = { appid: corpId, agentid: agentId, redirect_uri: redirectUri, state }
      if (/\bwxwork\//i.test(userAgent)) {
        const query = new URLSearchParams({ ...asked, response_type: 'code', scope: 'snsapi_base' })
        return `${settings.innerPageOrigin}/connect/oauth2/authorize?${query}#wechat_redirect`
      }
      return `${settings.pageOrigin}/wwlogin/sso/login?${new URLSearchParams({ login_type: 'CorpApp', ...asked })}`
    },
    async identify(returned) {
      const code = returned.get('code') ?? ''
      let user = await userOf(code)
      if (refusesToken.includes(user.errcode)) {
        kept = null
        user = await userOf(code)
      }
      const { said, errcode } = user
      if (refusesCode.includes(errcode)) throw new ProviderRefusal('refused', `getuserinfo: ${errcode}`)
      if (errcode !== 0) throw new Error(`getuserinfo: ${errcode} ${String(said['errmsg'])}`)
      // Who is no member has an openid in its place.
      if (typeof said['userid'] !== 'string')
        throw new ProviderRefusal('otherCompany', 'no member of the company')
      const userId = textIn(said, 'userid')
      return { subject: `${corpId} ${userId}`, shown: userId, verifiedPhone: null }
    },
  }
}
