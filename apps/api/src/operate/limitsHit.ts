import { type AnyLimit, anyLimits, isLimit, type RateLimit, refuses } from '@zhzz/contract/limitNames.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRefusals } from '@zhzz/contract/operate/textMessages.ts'
import type { Deps, Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { declaredLimits, type LimitName } from '#http/limits.ts'
import { limitVariables } from '#settings/live.ts'

/** Days that are counted together, today with them. */
const daysCounted = 30

const rates: Record<RateLimit, { seconds: number; setting: string }> = {
  visitorCallsPerMinute: { seconds: 60, setting: 'CALLS_PER_IP_MINUTE' },
  writesPerPersonHour: { seconds: 3_600, setting: 'WRITES_PER_PERSON_HOUR' },
  callsPerKeyMinute: { seconds: 60, setting: 'CALLS_PER_KEY_MINUTE' },
  keyCallsPerTenantMinute: { seconds: 60, setting: 'KEY_CALLS_PER_TENANT_MINUTE' },
}

export const limitsHit: Handler<typeof operate.limitsHit> = async (_input, { db, now, deps }) => {
  await deps.limitTally.write()
  const today = shanghaiDay(now)
  const days = await db
    .selectFrom('limitDay')
    .where('day', '>=', dayAfter(today, 1 - daysCounted))
    .select(['day', 'limitName', 'times'])
    .execute()
  const refusals = await db
    .selectFrom('limitRefusal')
    .orderBy('at', 'desc')
    .orderBy('limitName')
    .orderBy('phoneMask')
    .orderBy('network')
    .limit(mostRefusals)
    .select(['at', 'limitName', 'phoneMask', 'network', 'times'])
    .execute()
  const list = anyLimits.filter(refuses).map((limit) => {
    const times = days.filter(({ limitName }) => limitName === limit)
    return {
      limit,
      ...valueOf(limit, deps),
      today: sumOf(times.filter(({ day }) => day === today)),
      lately: sumOf(times),
    }
  })
  return {
    list,
    refusals: refusals.flatMap(({ at, limitName, ...row }) =>
      isLimit(limitName) ? [{ ...row, at: at.toISOString(), limit: limitName }] : [],
    ),
  }
}

function sumOf(rows: readonly { times: number }[]): number {
  return rows.reduce((sum, { times }) => sum + times, 0)
}

/** What a limit is now, and by which setting. */
function valueOf(limit: AnyLimit, { limits, live }: Pick<Deps, 'limits' | 'live'>) {
  if (isRate(limit)) return { points: live().rates[limit], ...rates[limit] }
  return {
    points: limits.pointsOf(limit),
    seconds: declaredLimits[limit].seconds,
    setting: settingOf(limit),
  }
}

function isRate(limit: AnyLimit): limit is RateLimit {
  return limit in rates
}

/** Its own setting, or that of the limit which it is a part of. */
function settingOf(limit: LimitName): string | null {
  const { partOf } = { partOf: undefined, ...declaredLimits[limit] }
  const found = Object.entries(limitVariables).find(([, name]) => name === limit || name === partOf)
  return found?.[0] ?? null
}
