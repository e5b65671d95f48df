import { providerId } from '@zhzz/contract/sso/provider.ts'
import { z } from 'zod'

const name = z.string().trim().min(1).max(20)
const secret = z.string().min(1)
const of = { id: providerId, name, clientId: z.string().min(1), clientSecret: secret }

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** https; without TLS on this machine alone. */
const place = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    return url !== null && (url.protocol === 'https:' || isLoopback(url))
  },
  { message: 'is not an address like https://login.example.com' },
)

const oidcSettings = z.strictObject({
  ...of,
  kind: z.literal('oidc'),
  issuer: place,
  /** How the token endpoint is told the secret. */
  clientAuth: z.enum(['post', 'basic']).default('post'),
  scope: z
    .string()
    .regex(/(?:^| )openid(?: |$)/, 'is without openid')
    .default('openid profile phone'),
})
const wecomSettings = z.strictObject({
  ...of,
  kind: z.literal('wecom'),
  agentId: z.string().regex(/^\d{1,12}$/, 'is not a number'),
  pageOrigin: place.default('https://login.work.weixin.qq.com'),
  innerPageOrigin: place.default('https://open.weixin.qq.com'),
  apiOrigin: place.default('https://qyapi.weixin.qq.com'),
})
const dingtalkSettings = z.strictObject({
  ...of,
  kind: z.literal('dingtalk'),
  corpId: z.string().min(1),
  pageOrigin: place.default('https://login.dingtalk.com'),
  apiOrigin: place.default('https://api.dingtalk.com'),
})
const feishuSettings = z.strictObject({
  ...of,
  kind: z.literal('feishu'),
  tenantKey: z.string().min(1).optional(),
  pageOrigin: place.default('https://accounts.feishu.cn'),
  apiOrigin: place.default('https://open.feishu.cn'),
})

export type OidcSettings = z.infer<typeof oidcSettings>
export type WecomSettings = z.infer<typeof wecomSettings>
export type DingtalkSettings = z.infer<typeof dingtalkSettings>
export type FeishuSettings = z.infer<typeof feishuSettings>
export type ProviderSettings = OidcSettings | WecomSettings | DingtalkSettings | FeishuSettings

const providerSettings = z.discriminatedUnion('kind', [
  oidcSettings,
  wecomSettings,
  dingtalkSettings,
  feishuSettings,
])

export type SsoSettings = {
  providers: readonly ProviderSettings[]
  /** Where people reach us; providers send them back there. */
  appUrl: string
}

/** `COMPANY_SIGN_IN`, a list in JSON, and where people reach us; undefined where nobody signs in by a company. */
export function ssoFromEnvironment(
  env: NodeJS.ProcessEnv,
  appUrl: string | undefined,
): SsoSettings | undefined {
  const text = env['COMPANY_SIGN_IN']
  if (!text) return undefined
  if (appUrl === undefined)
    throw new Error('COMPANY_SIGN_IN needs APP_URL or HOSTS: where providers send people back to')
  const providers = listIn(text).map(providerIn)
  const ids = providers.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Error(`COMPANY_SIGN_IN: two providers are called ${twice}`)
  return { providers, appUrl }
}

function listIn(text: string): unknown[] {
  const list = parsed(text)
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(
      'COMPANY_SIGN_IN is not a list of providers in JSON: docs/operating/sign-in.md has one of each',
    )
  return list
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Says which provider and which field, never a value: it may be a secret. */
function providerIn(given: unknown, at: number): ProviderSettings {
  const read = providerSettings.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const { id } = Object(given)
  const which = typeof id === 'string' && providerId.safeParse(id).success ? id : `provider ${at + 1}`
  const field = issue?.path.join('.') ?? ''
  const said = issue?.code === 'unrecognized_keys' ? `does not know ${issue.keys.join(', ')}` : issue?.message
  throw new Error(`COMPANY_SIGN_IN: ${[which, field, said].filter(Boolean).join(': ')}`)
}
