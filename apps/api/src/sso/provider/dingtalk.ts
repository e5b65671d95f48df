import type { IdentityProvider } from '#outside/identityProvider.ts'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { askJson, textIn } from '#sso/provider/askJson.ts'
import type { DingtalkSettings } from '#sso/settings.ts'

/**
 * 钉钉: https://open.dingtalk.com/document/orgapp/tutorial-obtaining-user-personal-information. Anybody on 钉钉 may come, so
 * the company that was chosen there is compared. Its number is not looked at: nobody says how it was proved.
 */
export function dingtalk(settings: DingtalkSettings, redirectUri: string): IdentityProvider {
  const { clientId, clientSecret, corpId } = settings
  return {
    id: settings.id,
    kind: 'dingtalk',
    name: settings.name,
    async address({ state }) {
      const query = new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid corpid',
        prompt: 'consent',
        corpId,
        state,
      })
      return `${settings.pageOrigin}/oauth2/auth?${query}`
    },
    async identify(returned) {
      const given = await askJson(`${settings.apiOrigin}/v1.0/oauth2/userAccessToken`, {
        method: 'POST',
        body: {
          clientId,
          clientSecret,
          code: returned.get('authCode') ?? '',
          grantType: 'authorization_code',
        },
      })
      const refusal = typeof given.said['code'] === 'string' ? given.said['code'] : ''
      if (/authcode/i.test(refusal)) throw new ProviderRefusal('refused', refusal)
      if (given.status !== 200) throw new Error(`userAccessToken: ${given.status} ${refusal}`)
      if (textIn(given.said, 'corpId') !== corpId)
        throw new ProviderRefusal('otherCompany', 'another company was chosen')
      const me = await askJson(`${settings.apiOrigin}/v1.0/contact/users/me`, {
        headers: { 'x-acs-dingtalk-access-token': textIn(given.said, 'accessToken') },
      })
      if (me.status !== 200) throw new Error(`users/me: ${me.status} ${String(me.said['code'])}`)
      const unionId = textIn(me.said, 'unionId')
      const { nick } = me.said
      return {
        subject: `${corpId} ${unionId}`,
        shown: typeof nick === 'string' && nick !== '' ? nick : unionId,
        verifiedPhone: null,
      }
    },
  }
}
