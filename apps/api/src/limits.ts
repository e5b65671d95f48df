import { Failure } from '@zhzz/contract/failure.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** One count of one caller. */
export type LimitName =
  | 'smsAllMinute'
  | 'smsIpHour'
  | 'smsDeviceHour'
  | 'smsPhoneMinute'
  | 'smsPhoneHour'
  | 'smsPhoneDay'
  | 'loginIpHour'
  | 'loginPhoneDay'
  | 'passwordTries'
  | 'passwordDay'
  | 'behaviorIpHour'
  | 'consentIpHour'
  | 'uploadPersonHour'
  | 'eventIpHour'

export type Limits = {
  /** Counts one; throws `tooManyRequests` when it was one too many, and `busy` when nothing can be counted. */
  take(limit: LimitName, key: string): Promise<void>
  /** Counts one and says whether it was one too many, and how long it stays so. */
  count(limit: LimitName, key: string): Promise<{ isOver: boolean; secondsLeft: number }>
  /** What was counted so far, also as a share of what is allowed. */
  used(limit: LimitName, key: string): Promise<{ points: number; share: number }>
  /** Takes one back: it was not what is limited. */
  giveBack(limit: LimitName, key: string): Promise<void>
  /** Begins anew. */
  clear(limit: LimitName, key: string): Promise<void>
}

const hour = 3600

/** Points within seconds (reliability §2.2); a number's own limits bound how often a code can be guessed. */
const defaults: Record<LimitName, { points: number; duration: number }> = {
  smsAllMinute: { points: 300, duration: 60 },
  smsIpHour: { points: 20, duration: hour },
  smsDeviceHour: { points: 10, duration: hour },
  smsPhoneMinute: { points: 1, duration: 60 },
  smsPhoneHour: { points: 5, duration: hour },
  smsPhoneDay: { points: 10, duration: 24 * hour },
  loginIpHour: { points: 120, duration: hour },
  loginPhoneDay: { points: 60, duration: 24 * hour },
  passwordTries: { points: 10, duration: hour / 2 },
  passwordDay: { points: 50, duration: 24 * hour },
  behaviorIpHour: { points: 600, duration: hour },
  consentIpHour: { points: 120, duration: hour },
  uploadPersonHour: { points: 300, duration: hour },
  eventIpHour: { points: 1_200, duration: hour },
}

/** Limits counted in PostgreSQL, shared by all nodes. They fail closed: what cannot be counted is not allowed. */
export function createLimits(
  pool: Database['pool'],
  points: Partial<Record<LimitName, number>> = {},
): Limits {
  const limiter = (name: LimitName) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      ...defaults[name],
      points: points[name] ?? defaults[name].points,
    })
  const limiters: Record<LimitName, RateLimiterPostgres> = {
    smsAllMinute: limiter('smsAllMinute'),
    smsIpHour: limiter('smsIpHour'),
    smsDeviceHour: limiter('smsDeviceHour'),
    smsPhoneMinute: limiter('smsPhoneMinute'),
    smsPhoneHour: limiter('smsPhoneHour'),
    smsPhoneDay: limiter('smsPhoneDay'),
    loginIpHour: limiter('loginIpHour'),
    loginPhoneDay: limiter('loginPhoneDay'),
    passwordTries: limiter('passwordTries'),
    passwordDay: limiter('passwordDay'),
    behaviorIpHour: limiter('behaviorIpHour'),
    consentIpHour: limiter('consentIpHour'),
    uploadPersonHour: limiter('uploadPersonHour'),
    eventIpHour: limiter('eventIpHour'),
  }
  const count: Limits['count'] = async (name, key) => {
    try {
      await limiters[name].consume(key)
      return { isOver: false, secondsLeft: 0 }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { isOver: true, secondsLeft: Math.ceil(error.msBeforeNext / 1000) }
    }
  }
  return {
    count,
    async take(name, key) {
      const { isOver, secondsLeft } = await count(name, key)
      if (isOver) throw new Failure('tooManyRequests', { retryAfterSeconds: secondsLeft })
    },
    async used(name, key) {
      const points = (await limiters[name].get(key))?.consumedPoints ?? 0
      return { points, share: points / limiters[name].points }
    },
    async giveBack(name, key) {
      await limiters[name].reward(key)
    },
    async clear(name, key) {
      await limiters[name].delete(key)
    },
  }
}
