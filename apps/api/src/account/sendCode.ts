import { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type CodePurpose, makeCode } from '#account/code.ts'
import { putInOutbox } from '#account/message.ts'
import { needBehavior } from '#account/needBehavior.ts'
import type { Deps, InsideDeps } from '#context.ts'
import type { Caller } from '#session.ts'

/** Seconds until the next code (spec §9); also the limit of `smsPhoneMinute`. */
export const nextSendSeconds = 60

type Asked = { purpose: CodePurpose; phone: string }
type Asking = {
  db: Kysely<DB>
  deps: Deps
  caller: Caller
  now: Date
  fail(failure: 'smsUnavailable'): Failure
}

/** Counts a code that is asked for: within the limits of the address, the device, the number, and all numbers together. */
export async function countCode({ phone }: Asked, { deps, caller, fail }: Asking): Promise<void> {
  if (deps.outbox.isFull()) throw fail('smsUnavailable')
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
}

/** A stranger's second code for a number within a day, and an address's fifth of an hour, need a behaviour check. */
export async function countStrangerCode(
  asked: Asked & { behaviorToken?: string | undefined },
  context: Asking & { fail(failure: 'smsUnavailable' | 'behaviorNeeded'): Failure },
): Promise<void> {
  const { limits, sealing } = context.deps
  const ofNumber = await limits.used('smsPhoneDay', sealing.blindIndex(asked.phone).toString('base64url'))
  const ofAddress = await limits.used('smsIpHour', context.caller.ip)
  if (ofNumber.points >= 1 || ofAddress.share >= 0.2) await needBehavior(asked.behaviorToken, context)
  await countCode(asked, context)
}

/** Kept before it is sent: a code that arrives must hold. */
export async function keepCode(
  { purpose, phone }: Asked,
  { db, deps, now }: { db: Kysely<DB>; deps: InsideDeps; now: Date },
): Promise<{ codeId: string }> {
  const { id: codeId, code } = await makeCode(db, deps.sealing, { purpose, phone }, now)
  await putInOutbox(db, deps.sealing, { codeId, phone, code }, now)
  return { codeId }
}

/** Sends what was kept. One that the provider has not answered for yet is on its way, and its code holds. */
export async function sendCode(
  { codeId }: { codeId: string },
  { deps, fail }: { deps: Deps; fail(failure: 'smsUnavailable'): Failure },
): Promise<void> {
  if ((await deps.outbox.deliver(codeId)) === 'failed') throw fail('smsUnavailable')
}
