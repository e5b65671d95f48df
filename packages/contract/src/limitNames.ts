/** Limits that PostgreSQL counts, for all nodes. */
export const countedLimits = [
  'smsAllMinute',
  'smsAllDay',
  'smsStrangersMinute',
  'smsStrangersDay',
  'smsReserveNetworkDay',
  'smsUncheckedNetworkHour',
  'smsNetworkHour',
  'smsDeviceHour',
  'smsPhoneMinute',
  'smsPhoneHour',
  'smsPhoneDay',
  'smsPhoneStrangersHour',
  'smsPhoneStrangersDay',
  'wrongLoginNetworkHour',
  'passwordTries',
  'passwordStrangersDay',
  'operatorCodesDay',
  'ssoNetworkHour',
  'behaviorNetworkHour',
  'consentNetworkHour',
  'targetPersonHour',
  'targetAddressDay',
  'uploadPersonHour',
  'eventNetworkDay',
  'eventAllDay',
] as const

/** Limits that each node counts in its memory. */
export const rateLimits = [
  'visitorCallsPerMinute',
  'writesPerPersonHour',
  'callsPerKeyMinute',
  'keyCallsPerTenantMinute',
] as const

/** What codes to a number are counted by; an operator may lift these for a while. */
export const numberLimits = [
  'smsPhoneMinute',
  'smsPhoneHour',
  'smsPhoneDay',
  'smsPhoneStrangersHour',
  'smsPhoneStrangersDay',
] as const satisfies readonly CountedLimit[]

/** Beyond these nobody is refused: a behaviour check is asked for, or clicks are not kept. */
const mildLimits: readonly string[] = ['smsUncheckedNetworkHour', 'eventNetworkDay', 'eventAllDay']

export type CountedLimit = (typeof countedLimits)[number]
export type RateLimit = (typeof rateLimits)[number]
export type AnyLimit = CountedLimit | RateLimit

/** Every limit, those that codes meet first. */
export const anyLimits = [...countedLimits, ...rateLimits] as const

/** Whether who goes beyond it is refused. */
export function refuses(limit: AnyLimit): boolean {
  return !mildLimits.includes(limit)
}

export function isLimit(word: string | undefined): word is AnyLimit {
  return anyLimits.some((limit) => limit === word)
}
