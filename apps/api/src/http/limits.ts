import { Failure } from '@zhzz/contract/failure.ts'
import type { CountedLimit } from '@zhzz/contract/limitNames.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ofLimit } from '#http/limitReached.ts'
import type { Network } from '#http/network.ts'

type Declared = {
  by: 'network' | 'text'
  points: number
  seconds: number
  /** How many times as many points all neighbours of a network have together. */
  neighbours?: number
  /** Grows and shrinks with this one when the operator sets it. */
  partOf?: 'smsAllMinute' | 'smsAllDay' | 'smsNetworkHour' | 'smsPhoneHour' | 'smsPhoneDay'
}

const minute = 60
const hour = 3600
const day = 24 * hour

/**
 * Every count that PostgreSQL keeps (reliability §2.2): points within seconds, and by what. What a network or a device
 * does is held against it alone; what is counted of a number or an account is a budget of which `…Stranger…` names the
 * part that is open to those who never signed in there.
 */
export const declaredLimits = {
  smsAllMinute: { by: 'text', points: 300, seconds: minute },
  smsAllDay: { by: 'text', points: 5_000, seconds: day },
  smsStrangersMinute: { by: 'text', points: 150, seconds: minute, partOf: 'smsAllMinute' },
  smsStrangersDay: { by: 'text', points: 2_500, seconds: day, partOf: 'smsAllDay' },
  /** Codes of a network while the strangers' part is used up, to whichever number. */
  smsReserveNetworkDay: { by: 'network', points: 3, seconds: day, neighbours: 5 },
  smsUncheckedNetworkHour: {
    by: 'network',
    points: 4,
    seconds: hour,
    neighbours: 5,
    partOf: 'smsNetworkHour',
  },
  smsNetworkHour: { by: 'network', points: 20, seconds: hour, neighbours: 5 },
  smsDeviceHour: { by: 'text', points: 10, seconds: hour },
  smsPhoneMinute: { by: 'text', points: 1, seconds: minute },
  smsPhoneHour: { by: 'text', points: 5, seconds: hour },
  smsPhoneDay: { by: 'text', points: 10, seconds: day },
  smsPhoneStrangersHour: { by: 'text', points: 4, seconds: hour, partOf: 'smsPhoneHour' },
  smsPhoneStrangersDay: { by: 'text', points: 8, seconds: day, partOf: 'smsPhoneDay' },
  /** Wrong codes and passwords of a network, on whatever accounts. */
  wrongLoginNetworkHour: { by: 'network', points: 120, seconds: hour, neighbours: 5 },
  /** Passwords tried from one network on one account. */
  passwordTries: { by: 'network', points: 10, seconds: hour / 2 },
  /** Wrong passwords on one account from where it never signed in. */
  passwordStrangersDay: { by: 'text', points: 50, seconds: day },
  /** Second factors tried with the right password of an operator. */
  operatorCodesDay: { by: 'text', points: 20, seconds: day },
  /** Ways to providers of companies. */
  ssoNetworkHour: { by: 'network', points: 60, seconds: hour, neighbours: 5 },
  behaviorNetworkHour: { by: 'network', points: 600, seconds: hour, neighbours: 5 },
  consentNetworkHour: { by: 'network', points: 120, seconds: hour, neighbours: 5 },
  /** Codes to addresses and first lines to groups, of a person and to an address. */
  targetPersonHour: { by: 'text', points: 6, seconds: hour },
  targetAddressDay: { by: 'text', points: 6, seconds: day },
  uploadPersonHour: { by: 'text', points: 300, seconds: hour },
  /** Bytes of click events. */
  eventNetworkDay: { by: 'network', points: 2_000_000, seconds: day, neighbours: 5 },
  eventAllDay: { by: 'text', points: 50_000_000, seconds: day },
} as const satisfies Record<CountedLimit, Declared>

export type LimitName = CountedLimit
type Key<L extends LimitName> = (typeof declaredLimits)[L]['by'] extends 'network' ? Network : string

export type Limits = {
  /** Counts one, or so many points; throws `tooManyRequests` when it was too many, and `busy` when nothing can be counted. */
  take<L extends LimitName>(limit: L, key: Key<L>, points?: number): Promise<void>
  /** Counts and says whether it was too many, and how long it stays so. */
  count<L extends LimitName>(
    limit: L,
    key: Key<L>,
    points?: number,
  ): Promise<{ isOver: boolean; secondsLeft: number }>
  /** What was counted so far, and whether one more would be too many. */
  used<L extends LimitName>(
    limit: L,
    key: Key<L>,
  ): Promise<{ points: number; isOver: boolean; secondsLeft: number }>
  /** Takes one back: it was not what is limited. */
  giveBack<L extends LimitName>(limit: L, key: Key<L>): Promise<void>
  /** How many points it allows now, within its seconds. */
  pointsOf(limit: LimitName): number
  /** Begins anew. */
  clear<L extends LimitName>(limit: L, key: Key<L>): Promise<void>
}

type Counted = { limiter: RateLimiterPostgres; key: string }

/** Limits counted in PostgreSQL, shared by all nodes. They fail closed: what cannot be counted is not allowed. */
export function createLimits(
  pool: Database['pool'],
  changedNow: () => Partial<Record<LimitName, number>> = () => ({}),
): Limits {
  const pointsOf = (name: LimitName): number => {
    const { points, partOf }: Declared = declaredLimits[name]
    const changed = changedNow()
    const whole = partOf && changed[partOf]
    if (partOf === undefined || whole === undefined) return changed[name] ?? points
    return changed[name] ?? Math.ceil((whole * points) / declaredLimits[partOf].points)
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: LimitName, neighbours: number) => {
    const prefix = neighbours === 1 ? name : `${name}Wide`
    const limiter =
      limiters.get(prefix) ??
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: prefix,
        duration: declaredLimits[name].seconds,
        points: pointsOf(name) * neighbours,
      })
    limiter.points = pointsOf(name) * neighbours
    limiters.set(prefix, limiter)
    return limiter
  }
  /** The count itself and, of a network, that of its neighbours. */
  const countsOf = (name: LimitName, key: Network | string): Counted[] => {
    const { neighbours }: Declared = declaredLimits[name]
    const own = { limiter: limiterOf(name, 1), key: String(key) }
    if (typeof key === 'string' || neighbours === undefined) return [own]
    return [own, { limiter: limiterOf(name, neighbours), key: String(key.wide) }]
  }
  const count: Limits['count'] = async (name, key, points = 1) => {
    for (const { limiter, key: of } of countsOf(name, key)) {
      const over = await limiter.consume(of, points).then(
        () => null,
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return error
          throw error
        },
      )
      if (over !== null) return { isOver: true, secondsLeft: secondsOf(over) }
    }
    return { isOver: false, secondsLeft: 0 }
  }
  return {
    count,
    pointsOf,
    async take(name, key, points) {
      const { isOver, secondsLeft } = await count(name, key, points)
      if (isOver) throw ofLimit(name, new Failure('tooManyRequests', { retryAfterSeconds: secondsLeft }))
    },
    async used(name, key) {
      let points = 0
      for (const { limiter, key: of } of countsOf(name, key)) {
        const known = await limiter.get(of)
        points ||= known?.consumedPoints ?? 0
        if (known !== null && known.consumedPoints >= limiter.points)
          return { points, isOver: true, secondsLeft: secondsOf(known) }
      }
      return { points, isOver: false, secondsLeft: 0 }
    },
    async giveBack(name, key) {
      for (const { limiter, key: of } of countsOf(name, key)) await limiter.reward(of)
    },
    async clear(name, key) {
      for (const { limiter, key: of } of countsOf(name, key)) await limiter.delete(of)
    },
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000)
}
