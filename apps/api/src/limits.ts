import { Failure } from '@zhzz/contract/failure.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** One count of one caller. */
export type LimitName =
  | 'smsIpHour'
  | 'smsPhoneMinute'
  | 'smsPhoneHour'
  | 'smsPhoneDay'
  | 'loginIpHour'
  | 'loginPhoneDay'

export type Limits = {
  /** Counts one; throws `tooManyRequests` when it was one too many, and `busy` when nothing can be counted. */
  take(limit: LimitName, key: string): Promise<void>
}

const hour = 3600

/** Points within seconds (reliability §2.2); a number's own limits bound how often a code can be guessed. */
const defaults: Record<LimitName, { points: number; duration: number }> = {
  smsIpHour: { points: 20, duration: hour },
  smsPhoneMinute: { points: 1, duration: 60 },
  smsPhoneHour: { points: 5, duration: hour },
  smsPhoneDay: { points: 10, duration: 24 * hour },
  loginIpHour: { points: 120, duration: hour },
  loginPhoneDay: { points: 60, duration: 24 * hour },
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
    smsIpHour: limiter('smsIpHour'),
    smsPhoneMinute: limiter('smsPhoneMinute'),
    smsPhoneHour: limiter('smsPhoneHour'),
    smsPhoneDay: limiter('smsPhoneDay'),
    loginIpHour: limiter('loginIpHour'),
    loginPhoneDay: limiter('loginPhoneDay'),
  }
  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
      }
    },
  }
}
