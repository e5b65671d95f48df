import { messageOf } from '@zhzz/db/log.ts'
import type { LimitName } from '#http/limits.ts'
import { type Rates, usualRates } from '#http/rates.ts'
import { allowed } from '#outside/allowedAddress.ts'
import { publicAnd } from '#outside/publicAddress.ts'

/** What may change while the server runs. */
export type Live = {
  /** Click events of those who agreed are taken. */
  countClicks: boolean
  /** A line for each request. */
  accessLines: boolean
  /** Searches a day of visitors from one address, in place of the plan's number. */
  searchesPerIp: number | undefined
  rates: Rates
  limits: Partial<Record<LimitName, number>>
  /** Addresses of feeds whose articles are brought in. */
  feeds: readonly string[]
  feedMinutes: number
  /** Of Shanghai. */
  backupHour: number
  /** Hours of the callee's day of teams that have set none of their own. */
  callHours: { fromHour: number; toHour: number }
  /** Endpoints of people's programs may be there beside the open internet. Of the environment alone. */
  webhookNetworks: readonly string[]
  /** They may be asked without TLS. Of the environment alone. */
  webhooksOverHttp: boolean
  /** Of the packaged app, what the stores have. */
  release: { version: string; code: number } | null
  /** Where the stores have it; null: nowhere. */
  stores: { android: string | null; ios: string | null }
}

export const usualLive: Live = {
  countClicks: true,
  accessLines: false,
  searchesPerIp: undefined,
  rates: usualRates,
  limits: {},
  feeds: [],
  feedMinutes: 60,
  backupHour: 2,
  callHours: { fromHour: 8, toHour: 20 },
  webhookNetworks: [],
  webhooksOverHttp: false,
  release: null,
  stores: { android: null, ios: null },
}

/** The limits that an operator may set, by their settings. */
export const limitVariables = {
  SMS_PER_MINUTE: 'smsAllMinute',
  SMS_PER_DAY: 'smsAllDay',
  SMS_PER_PHONE_MINUTE: 'smsPhoneMinute',
  SMS_PER_DEVICE_HOUR: 'smsDeviceHour',
  SMS_PER_IP_HOUR: 'smsNetworkHour',
  LOGIN_PER_IP_HOUR: 'wrongLoginNetworkHour',
} as const satisfies Record<string, LimitName>

/** `set` before `usual`, as far as it says something. Throws a sentence where two do not go together. */
export function liveOf(set: Readonly<Record<string, string | undefined>>, usual: Live): Live {
  const number = <Usual>(name: string, usual: Usual) => (set[name] ? Number(set[name]) : usual)
  const isOn = (name: string, usual: boolean) => (set[name] ? set[name] === 'on' : usual)
  const lookups = number('LOOKUPS_PER_IP_DAY', usual.rates.lookupsPerVisitorDay)
  const callHours = {
    fromHour: number('CALL_FROM_HOUR', usual.callHours.fromHour),
    toHour: number('CALL_TO_HOUR', usual.callHours.toHour),
  }
  if (callHours.fromHour >= callHours.toHour) throw new Error('CALL_FROM_HOUR is not before CALL_TO_HOUR')
  return {
    countClicks: isOn('ANALYTICS', usual.countClicks),
    accessLines: isOn('ACCESS_LOG', usual.accessLines),
    searchesPerIp: number('SEARCHES_PER_IP_DAY', usual.searchesPerIp),
    rates: {
      visitorCallsPerMinute: number('CALLS_PER_IP_MINUTE', usual.rates.visitorCallsPerMinute),
      writesPerPersonHour: number('WRITES_PER_PERSON_HOUR', usual.rates.writesPerPersonHour),
      callsPerKeyMinute: number('CALLS_PER_KEY_MINUTE', usual.rates.callsPerKeyMinute),
      keyCallsPerTenantMinute: number('KEY_CALLS_PER_TENANT_MINUTE', usual.rates.keyCallsPerTenantMinute),
      ...(lookups !== undefined && { lookupsPerVisitorDay: lookups }),
    },
    limits: {
      ...usual.limits,
      ...Object.fromEntries(
        Object.entries(limitVariables)
          .filter(([variable]) => set[variable])
          .map(([variable, limit]) => [limit, Number(set[variable])]),
      ),
    },
    feeds: set['NEWS_FEEDS'] === undefined ? usual.feeds : listed(set['NEWS_FEEDS']),
    feedMinutes: Math.max(5, number('NEWS_FEEDS_MINUTES', usual.feedMinutes)),
    backupHour: number('BACKUP_HOUR', usual.backupHour),
    callHours,
    webhookNetworks:
      set['WEBHOOK_NETWORKS'] === undefined ? usual.webhookNetworks : listed(set['WEBHOOK_NETWORKS']),
    webhooksOverHttp: isOn('WEBHOOK_HTTP', usual.webhooksOverHttp),
    release: set['APP_RELEASE'] ? releaseIn(set['APP_RELEASE']) : usual.release,
    stores: {
      android: set['APP_ANDROID_STORE'] || usual.stores.android,
      ios: set['APP_IOS_STORE'] || usual.stores.ios,
    },
  }
}

/** `1.0.2 102` */
function releaseIn(text: string): Live['release'] {
  const [, version, code] = /^(\d+\.\d+\.\d+) (\d{1,9})$/.exec(text) ?? []
  return version === undefined ? null : { version, code: Number(code) }
}

/** What is wrong with a release, to be said behind its name. */
export function releaseFault(text: string): string | null {
  return releaseIn(text) ? null : ' is not a version and its code like 1.0.2 102'
}

function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** What is wrong with addresses of feeds, to be said behind their name. */
export function feedsFault(text: string): string | null {
  for (const feed of listed(text)) {
    try {
      allowed(feed)
    } catch (error) {
      return `: ${feed}: ${messageOf(error)}`
    }
  }
  return null
}

/** What is wrong with networks that endpoints may be in. */
export function networksFault(text: string): string | null {
  try {
    publicAnd(listed(text))
    return null
  } catch (error) {
    return `: ${messageOf(error)}`
  }
}
