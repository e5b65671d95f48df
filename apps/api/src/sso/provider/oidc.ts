import { isMobile } from '@zhzz/contract/validator.ts'
import * as client from 'openid-client'
import type { IdentityProvider } from '#outside/identityProvider.ts'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { providerMilliseconds } from '#sso/provider/askJson.ts'
import type { OidcSettings } from '#sso/settings.ts'

type Claims = Readonly<Record<string, unknown>>

/**
 * Any provider of OpenID Connect, found by its discovery: authorization code with PKCE, state and nonce. A number counts
 * only where the provider says `phone_number_verified`.
 */
export function oidc(settings: OidcSettings, redirectUri: string): IdentityProvider {
  const issuer = new URL(settings.issuer)
  let found: Promise<client.Configuration> | null = null

  /** Asked once; after a failure the next who comes asks again. */
  function configuration(): Promise<client.Configuration> {
    if (found !== null) return found
    const asking = client.discovery(issuer, settings.clientId, undefined, secretOf(settings), {
      timeout: providerMilliseconds / 1000,
      // A provider on this very machine, for trying; settings.ts lets no other be without TLS.
      ...(issuer.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    })
    found = asking
    asking.catch(() => {
      if (found === asking) found = null
    })
    return asking
  }

  return {
    id: settings.id,
    kind: 'oidc',
    name: settings.name,
    async address({ state, nonce, verifier }) {
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return address.href
    },
    async identify(returned, { state, nonce, verifier }) {
      const config = await configuration()
      const tokens = await client
        .authorizationCodeGrant(config, new URL(`${redirectUri}?${returned}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw refusalOf(error) ?? error
        })
      const told = tokens.claims()
      if (told === undefined) throw new Error('no ID token')
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined
      const more: Claims = hasMore ? await client.fetchUserInfo(config, tokens.access_token, told.sub) : {}
      const claims: Claims = { ...told, ...more }
      return {
        subject: `${told.iss} ${told.sub}`,
        shown: firstText(claims, ['name', 'preferred_username', 'sub']),
        verifiedPhone: claims['phone_number_verified'] === true ? mobileOf(claims['phone_number']) : null,
      }
    },
  }
}

function secretOf({ clientAuth, clientSecret }: OidcSettings): client.ClientAuth {
  return clientAuth === 'basic'
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret)
}

/** What the provider said no to, and what was not what it should be; null: it did not answer. */
function refusalOf(error: unknown): ProviderRefusal | null {
  if (error instanceof client.AuthorizationResponseError) return new ProviderRefusal('refused', error.error)
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
    return new ProviderRefusal('refused', error.error)
  const { code = '' } = Object(error)
  const isBreach = code === 'OAUTH_INVALID_RESPONSE' || code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'
  return isBreach ? new ProviderRefusal('refused', String(code)) : null
}

function firstText(claims: Claims, names: readonly string[]): string {
  for (const name of names) {
    const value = claims[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return ''
}

/** `+86 138…` and the like: only numbers that an account can have. */
function mobileOf(number: unknown): string | null {
  if (typeof number !== 'string') return null
  const digits = number.replace(/[\s-]/g, '').replace(/^\+86/, '')
  return isMobile(digits) ? digits : null
}
