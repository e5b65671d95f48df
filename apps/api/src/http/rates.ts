import { Failure } from '@zhzz/contract/failure.ts'
import type { RateLimit } from '@zhzz/contract/limitNames.ts'
import { type Bucket, type Buckets, takeOfNetwork } from '#http/buckets.ts'
import { ofLimit } from '#http/limitReached.ts'
import type { Network } from '#http/network.ts'

/** How much is asked at most, counted in memory; what no person asks, and no office behind one address. */
export type Rates = {
  /** Calls without a session from one network: as many at once, and as many again in a minute. */
  visitorCallsPerMinute: number
  /** Writes of one person: as many at once, and as many again in an hour. */
  writesPerPersonHour: number
  /** Calls by one key for programs: as many at once, and as many again in a minute. */
  callsPerKeyMinute: number
  /** By all keys of one tenant. */
  keyCallsPerTenantMinute: number
  /** Company pages and suggestions a day of one visitor's network, in place of the plan's number. */
  lookupsPerVisitorDay?: number
}

export const usualRates: Rates = {
  visitorCallsPerMinute: 600,
  writesPerPersonHour: 1_200,
  callsPerKeyMinute: 120,
  keyCallsPerTenantMinute: 600,
}

export type Counting = { buckets: Buckets; live: () => { rates: Rates } }

/** Counts a call of nobody who is signed in. */
export function countVisitorCall({ buckets, live }: Counting, network: Network, now: Date): void {
  const bucket = { size: live().rates.visitorCallsPerMinute, seconds: 60 }
  if (!takeOfNetwork(buckets, 'call', network, bucket, now)) throw tooMany('visitorCallsPerMinute', bucket)
}

/** Counts a write of a person: each leaves a row that stays. */
export function countWrite({ buckets, live }: Counting, person: string, now: Date): void {
  const bucket = { size: live().rates.writesPerPersonHour, seconds: 3600 }
  if (!buckets.take('write', person, bucket, now)) throw tooMany('writesPerPersonHour', bucket)
}

/** Counts a call by a key for programs, of the key and of the tenant. */
export function countKeyCall(
  { buckets, live }: Counting,
  { key, tenant }: { key: string; tenant: string },
  now: Date,
): void {
  const { rates } = live()
  const ofKey = { size: rates.callsPerKeyMinute, seconds: 60 }
  if (!buckets.take('key', key, ofKey, now)) throw tooMany('callsPerKeyMinute', ofKey)
  const ofTenant = { size: rates.keyCallsPerTenantMinute, seconds: 60 }
  if (!buckets.take('keys of', tenant, ofTenant, now)) throw tooMany('keyCallsPerTenantMinute', ofTenant)
}

/** Until the next drop falls in. */
function tooMany(limit: RateLimit, { size, seconds }: Bucket): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds / size))
  return ofLimit(limit, new Failure('tooManyRequests', { retryAfterSeconds }))
}
