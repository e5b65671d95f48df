import { createHash } from 'node:crypto'
import type { IdentityProvider } from '#outside/identityProvider.ts'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { askJson, textIn } from '#sso/provider/askJson.ts'
import type { FeishuSettings } from '#sso/settings.ts'

/** 20003 not there or used, 20004 over, 20024 of another application, 20049 of another PKCE verifier, 20071 of another address. */
const refusesCode = [20003, 20004, 20024, 20049, 20071]
/** 20008 not there, 20010 may not use the application. */
const refusesPerson = [20008, 20010]

/**
 * 飞书 and Lark: https://open.feishu.cn/document/authentication-management/access-token/get-user-access-token. OAuth with
 * PKCE, in answers of their own; no ID token.
 */
export function feishu(settings: FeishuSettings, redirectUri: string): IdentityProvider {
  const { clientId, clientSecret, tenantKey } = settings
  return {
    id: settings.id,
    kind: 'feishu',
    name: settings.name,
    async address({ state, verifier }) {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return `${settings.pageOrigin}/open-apis/authen/v1/authorize?${query}`
    },
    async identify(returned, { verifier }) {
      const { said: given } = await askJson(`${settings.apiOrigin}/open-apis/authen/v2/oauth/token`, {
        method: 'POST',
        body: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code: returned.get('code') ?? '',
          redirect_uri: redirectUri,
          code_verifier: verifier,
        },
      })
      const refusal = Number(given['code'])
      if (refusesCode.includes(refusal)) throw new ProviderRefusal('refused', `oauth/token: ${refusal}`)
      if (refusesPerson.includes(refusal))
        throw new ProviderRefusal('otherCompany', `oauth/token: ${refusal}`)
      if (refusal !== 0) throw new Error(`oauth/token: ${refusal} ${String(given['error_description'])}`)
      const { said: info } = await askJson(`${settings.apiOrigin}/open-apis/authen/v1/user_info`, {
        headers: { authorization: `Bearer ${textIn(given, 'access_token')}` },
      })
      const { code, msg, data } = info
      if (code !== 0) throw new Error(`user_info: ${String(code)} ${String(msg)}`)
      const person = Object.fromEntries(Object.entries(Object(data)))
      const company = textIn(person, 'tenant_key')
      if (tenantKey !== undefined && tenantKey !== company)
        throw new ProviderRefusal('otherCompany', 'the person is of another company')
      const unionId = textIn(person, 'union_id')
      const { name } = person
      return {
        subject: `${company} ${unionId}`,
        shown: typeof name === 'string' && name !== '' ? name : unionId,
        verifiedPhone: null,
      }
    },
  }
}
