import type { IdentityProvider } from '#outside/identityProvider.ts'
import { dingtalk } from '#sso/provider/dingtalk.ts'
import { feishu } from '#sso/provider/feishu.ts'
import { oidc } from '#sso/provider/oidc.ts'
import { wecom } from '#sso/provider/wecom.ts'
import type { ProviderSettings, SsoSettings } from '#sso/settings.ts'

/** Where providers send people back to, below the address of the app; entered with each of them. */
export const returnPath = '/sso/return'

/** Those that the operator has set, in their order. */
export function openProviders(settings: SsoSettings | undefined): readonly IdentityProvider[] {
  if (settings === undefined) return []
  return settings.providers.map((provider) => providerOf(provider, settings.appUrl + returnPath))
}

function providerOf(settings: ProviderSettings, redirectUri: string): IdentityProvider {
  if (settings.kind === 'oidc') return oidc(settings, redirectUri)
  if (settings.kind === 'wecom') return wecom(settings, redirectUri)
  if (settings.kind === 'dingtalk') return dingtalk(settings, redirectUri)
  return feishu(settings, redirectUri)
}
