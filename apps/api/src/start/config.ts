import { resolve } from 'node:path'
import { decodeKey } from '@zhzz/db/key/keyFile.ts'
import type { Log } from '@zhzz/db/log.ts'
import { type AppLinks, appLinksOf } from '#appVersion/serveAppLinks.ts'
import { lineFromEnvironment } from '#call/settings.ts'
import { type ChannelSettings, channelsFromEnvironment } from '#channel/settings.ts'
import { trustedProxies } from '#http/trustedProxies.ts'
import type { Line } from '#outside/line.ts'
import type { Storage } from '#outside/storage.ts'
import { type PlaceSettings, placesFromEnvironment } from '#place/settings.ts'
import { checked } from '#settings/checked.ts'
import { type Live, liveOf, usualLive } from '#settings/live.ts'
import { liveSettings } from '#settings/liveSettings.ts'
import { noticesFromEnvironment, smsFromEnvironment } from '#sms/fromEnvironment.ts'
import type { Sms } from '#sms/sms.ts'
import { type SsoSettings, ssoFromEnvironment } from '#sso/settings.ts'
import { formOf } from '#start/log/lines.ts'
import { storageFromEnvironment } from '#upload/settings.ts'
import { type WechatSettings, wechatSettings } from '#wechat/settings.ts'

/** What a node is started with; of `Live` what holds until an operator sets something else. */
export type Config = Live & {
  port: number
  host: string
  /** Database, secret key, and what else must outlive the process. */
  dataDir: string
  /** An outside PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined
  /** PgBouncer in transaction mode before it. */
  poolerUrl: string | undefined
  /** A standby of it, and how far it may be behind. */
  standby: { url: string; mostLagSeconds: number } | undefined
  /** Fill an empty database with the invented world. */
  sample: boolean
  sampleCompanies: number
  /** Proxies whose X-Forwarded-For is believed: addresses or ranges, comma-separated. None by default. */
  trustProxy: string | undefined
  /** Names that people reach us by. */
  hosts: readonly string[]
  /** /docs and /openapi.json are served. */
  docs: boolean
  /** The packaged app may call. */
  appCalls: boolean
  /** By what its systems know that our links are its own. */
  appLinks: AppLinks
  /** TLS ends in front of us, so browsers may be told never to come without it. */
  hsts: boolean
  /** Where /metrics is served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined
  /** Of the sources, where they come without their history. */
  commit: string | undefined
  wechat: WechatSettings | undefined
  sso: SsoSettings | undefined
  places: PlaceSettings
  line: Line | null
  sms: Sms
  channels: ChannelSettings
  storage: Storage
  /** What the environment says of the settings that the console may change. */
  environment: Readonly<Record<string, string>>
}

/** Reads the whole environment, before anything is made; throws a sentence for whoever set it when a value cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv, log: Log): Config {
  const env = checked(environment)
  warnOfConsole(env, log)
  const channels = channelsFromEnvironment(env)
  const dataDir = resolve(env['DATA_DIR'] || '.data')
  if (env['SECRET_KEY']) decodeKey(env['SECRET_KEY'], 'SECRET_KEY')
  return {
    ...liveOf(env, { ...usualLive, accessLines: formOf(env['LOG']) === 'json' }),
    environment: Object.fromEntries(Object.entries(env).filter(([name]) => liveSettings.has(name))),
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    host: env['HOST'] || '127.0.0.1',
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    poolerUrl: poolerOf(env),
    standby: env['DATABASE_READ_URL']
      ? { url: env['DATABASE_READ_URL'], mostLagSeconds: wholeNumber(env, 'DATABASE_READ_LAG', 5, 3_600) }
      : undefined,
    sample: env['SAMPLE'] ? env['SAMPLE'] !== 'off' : !env['DATABASE_URL'],
    sampleCompanies: wholeNumber(env, 'SAMPLE_COMPANIES', 3_000, 10_000_000),
    trustProxy: trustProxyOf(env['TRUST_PROXY']),
    hosts: (env['HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean),
    docs: env['DOCS'] ? env['DOCS'] === 'on' : isLoopback(env['HOST'] || '127.0.0.1'),
    appCalls: env['APP_CALLS'] === 'on',
    appLinks: appLinksOf(env),
    hsts: env['HSTS'] === 'on',
    wechat: wechatSettings(env),
    sso: ssoFromEnvironment(env, channels.appUrl),
    places: placesFromEnvironment(env),
    line: lineFromEnvironment(env),
    sms: smsFromEnvironment(env, log),
    channels: { ...channels, sms: noticesFromEnvironment(env) },
    storage: storageFromEnvironment(env, dataDir),
    metrics: env['METRICS_PORT']
      ? { port: wholeNumber(env, 'METRICS_PORT', 0, 65_535), host: env['METRICS_HOST'] || '127.0.0.1' }
      : undefined,
    commit: env['COMMIT'] || undefined,
  }
}

function poolerOf({ DATABASE_POOL_URL: pooler, DATABASE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (pooler && !url)
    throw new Error(
      'DATABASE_POOL_URL needs DATABASE_URL: the address of PostgreSQL itself, for what needs a session',
    )
  return pooler || undefined
}

function trustProxyOf(text: string | undefined): string | undefined {
  trustedProxies(text ?? '')
  return text || undefined
}

/** Codes and messages that are printed are for trying it on one's own machine. */
function warnOfConsole(env: NodeJS.ProcessEnv, log: Log) {
  const reached = reachedByOthers(env)
  if (reached === null) return
  if (!env['SMS'] || env['SMS'] === 'console')
    log.warn(
      `SMS=console prints the codes that people log in with, and with ${reached} others reach this server: whoever reads what it prints can log in as anyone. Set SMS=aliyun or SMS=tencent`,
    )
  if (env['SMS_NOTICES'] === 'console')
    log.warn(
      `SMS_NOTICES=console prints messages that cannot wait, and with ${reached} others reach this server: nobody gets them. Set SMS_NOTICES=aliyun or SMS_NOTICES=tencent, or leave it empty`,
    )
}

/** The setting that says so: an address of the network, or a proxy before us. */
function reachedByOthers({ HOST: host, TRUST_PROXY: proxy }: NodeJS.ProcessEnv): string | null {
  if (!isLoopback(host || '127.0.0.1')) return `HOST=${host}`
  return proxy ? `TRUST_PROXY=${proxy}` : null
}

/** Reached from this machine alone. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, usual: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`${name}=${text} is not a whole number from 0 to ${most}`)
}
