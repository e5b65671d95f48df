import { numberLimits } from '@zhzz/contract/limitNames.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostOfNumber } from '@zhzz/contract/operate/textMessages.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { liftOf } from '#account/code/lift.ts'
import { numberKey } from '#account/code/sendCode.ts'
import type { Handler } from '#context.ts'
import { logRows } from '#operate/securityLog.ts'
import { sentTo } from '#operate/sms/sentTo.ts'
import { limitIn } from '#security/recording.ts'

const day = 86_400_000

export const limitsOfNumber: Handler<typeof operate.limitsOfNumber> = async (
  { phone },
  { db, now, deps: { sealing, limits: counts } },
) => {
  const phoneHash = sealing.blindIndex(phone)
  const account = await db
    .selectFrom('account')
    .where('phoneHash', '=', phoneHash)
    .select('id')
    .executeTakeFirst()
  const lift = await liftOf(db, phoneHash, now)
  const limits = await Promise.all(
    numberLimits.map(async (limit) => {
      const { points, isOver, secondsLeft } = await counts.used(limit, numberKey(phoneHash))
      const until = isOver ? new Date(now.getTime() + secondsLeft * 1_000).toISOString() : null
      return { limit, used: points, points: counts.pointsOf(limit), until }
    }),
  )
  const waits = limits.flatMap(({ until }) => until ?? []).toSorted()
  const refused = await logRows(db, sealing, {
    since: new Date(now.getTime() - 30 * day),
    person: phone,
    what: undefined,
    results: ['tooManyRequests', 'passwordLocked'],
    limit: mostOfNumber,
  })
  return {
    phoneMask: maskMobile(phone),
    accountId: account?.id ?? null,
    waitsUntil: lift === undefined ? (waits.at(-1) ?? null) : null,
    lift: lift === undefined ? null : { id: lift.id, until: lift.until.toISOString() },
    limits,
    sent: await sentTo(db, phoneHash, mostOfNumber),
    refused: refused.map(({ at, call, detail, network, times }) => ({
      at: at.toISOString(),
      call,
      limit: limitIn(detail),
      network,
      times,
    })),
  }
}
