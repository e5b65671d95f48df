import { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type CodePurpose, makeCode } from '#account/code.ts'
import { needBehavior } from '#account/needBehavior.ts'
import type { Deps } from '#context.ts'
import type { Caller } from '#session.ts'

/** Seconds until the next code (spec §9); also the limit of `smsPhoneMinute`. */
export const nextSendSeconds = 60

type Sending = {
  lasting: Kysely<DB>
  deps: Deps
  caller: Caller
  now: Date
  fail(failure: 'smsUnavailable'): Failure
}

/** Sends six digits for one purpose, within the limits of the address, the device, the number, and all numbers together. */
export async function sendCode(
  { purpose, phone }: { purpose: CodePurpose; phone: string },
  { lasting, deps, caller, now, fail }: Sending,
): Promise<void> {
  const number = deps.sealing.blindIndex(phone).toString('base64url')
  await deps.limits.take('smsIpHour', caller.ip)
  await deps.limits.take('smsDeviceHour', caller.device)
  await deps.limits.take('smsPhoneMinute', number)
  await deps.limits.take('smsPhoneHour', number)
  await deps.limits.take('smsPhoneDay', number)
  const all = await deps.limits.count('smsAllMinute', 'all')
  if (all.isOver) {
    deps.log.warn('[sms] the codes of this minute are used up; further ones are refused (SMS_PER_MINUTE)')
    throw new Failure('tooManyRequests', { retryAfterSeconds: all.secondsLeft })
  }
  // Kept before it is sent: a code that arrives must hold.
  const code = await makeCode(lasting, deps.sealing, { purpose, phone }, now)
  try {
    await deps.sms.send(phone, code)
  } catch {
    throw fail('smsUnavailable')
  }
}

/** A stranger's second code for a number within a day, and an address's fifth of an hour, need a behaviour check. */
export async function sendStrangerCode(
  code: { purpose: CodePurpose; phone: string; behaviorToken?: string | undefined },
  context: Sending & { fail(failure: 'smsUnavailable' | 'behaviorNeeded'): Failure },
): Promise<{ nextSendSeconds: number }> {
  const { limits, sealing } = context.deps
  const ofNumber = await limits.used('smsPhoneDay', sealing.blindIndex(code.phone).toString('base64url'))
  const ofAddress = await limits.used('smsIpHour', context.caller.ip)
  if (ofNumber.points >= 1 || ofAddress.share >= 0.2) await needBehavior(code.behaviorToken, context)
  await sendCode(code, context)
  return { nextSendSeconds }
}
