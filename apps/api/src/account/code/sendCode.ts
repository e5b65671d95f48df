import type { Failure } from '@zhzz/contract/failure.ts'
import type { CodePurpose } from '@zhzz/contract/smsPurposes.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { makeCode } from '#account/code/code.ts'
import { liftOf } from '#account/code/lift.ts'
import { putInOutbox } from '#account/code/message.ts'
import { needBehavior } from '#account/code/needBehavior.ts'
import { takeFromBudget } from '#account/code/smsBudget.ts'
import { atHome } from '#account/session/home.ts'
import type { Deps, InsideDeps } from '#context.ts'
import type { Caller } from '#http/session.ts'

/** Seconds until the next code (spec §9); also the limit of `smsPhoneMinute`. */
const nextSendSeconds = 60

/** A code that is to be sent; `shown` is what the call answers beside the seconds. */
type Asked<Shown> = { purpose: CodePurpose; phone: string; shown: Shown }
type Kept<Shown> = { codeId: string; shown: Shown }
type Asking = {
  db: Kysely<DB>
  deps: Deps
  caller: Caller
  now: Date
  fail(failure: 'smsUnavailable'): Failure
}

/**
 * First step of a call that sends a code: counts it within the limits of the network, the device, the number, and all
 * numbers together. Of a number's codes some are kept for who asks from where its account has signed in, or is signed in;
 * its own limits hold unless an operator has lifted them.
 */
export async function countCode<Shown>(
  { isOwn = false, ...asked }: Asked<Shown> & { isOwn?: boolean },
  { db, deps, caller, now, fail }: Asking,
): Promise<Asked<Shown>> {
  if (deps.outbox.isFull()) throw fail('smsUnavailable')
  const { limits, sealing } = deps
  const { phone } = asked
  const phoneHash = sealing.blindIndex(phone)
  const { isKnown, isHome } = await atHome(db, sealing, { phone }, caller)
  const isTheirs = isOwn || isHome
  await limits.take('smsNetworkHour', caller.network)
  await limits.take('smsDeviceHour', caller.device)
  if ((await liftOf(db, phoneHash, now)) === undefined) await countNumber(limits, phoneHash, isTheirs)
  await takeFromBudget({ isKnown, isTheirs }, { deps, caller })
  return asked
}

/** Counts a code within the limits of its number. */
async function countNumber(limits: Deps['limits'], phoneHash: Buffer, isTheirs: boolean): Promise<void> {
  const number = numberKey(phoneHash)
  await limits.take('smsPhoneMinute', number)
  if (!isTheirs) {
    await limits.take('smsPhoneStrangersHour', number)
    await limits.take('smsPhoneStrangersDay', number)
  }
  await limits.take('smsPhoneHour', number)
  await limits.take('smsPhoneDay', number)
}

/** What the codes to a number are counted by. */
export function numberKey(phoneHash: Buffer): string {
  return phoneHash.toString('base64url')
}

/**
 * The same for nobody who is signed in. A network's fifth code of an hour needs a behaviour check, to whichever number:
 * nobody learns who asked before.
 */
export function countStrangerCode(purpose: CodePurpose) {
  return async (
    { phone, behaviorToken }: { phone: string; behaviorToken?: string | undefined },
    context: Asking & { fail(failure: 'smsUnavailable' | 'behaviorNeeded'): Failure },
  ): Promise<Asked<object>> => {
    const { isOver } = await context.deps.limits.count('smsUncheckedNetworkHour', context.caller.network)
    if (isOver) await needBehavior(behaviorToken, context)
    return countCode({ purpose, phone, shown: {} }, context)
  }
}

/** Second step: the code is kept before it is sent, for one that arrives must hold. */
export async function keepCode<Shown>(
  { purpose, phone, shown }: Asked<Shown>,
  { db, deps, caller, now }: { db: Kysely<DB>; deps: InsideDeps; caller: Caller; now: Date },
): Promise<Kept<Shown>> {
  const { id: codeId, code } = await makeCode({ purpose, phone }, { db, deps, caller, now })
  await putInOutbox(db, deps.sealing, { codeId, phone, code }, now)
  return { codeId, shown }
}

/** Third step: sends what was kept. One that the provider has not answered for yet is on its way, and its code holds. */
export async function sendCode<Shown>(
  { codeId, shown }: Kept<Shown>,
  { deps, fail }: { deps: Deps; fail(failure: 'smsUnavailable'): Failure },
): Promise<Shown & { nextSendSeconds: number }> {
  if ((await deps.outbox.deliver(codeId)) === 'failed') throw fail('smsUnavailable')
  return { ...shown, nextSendSeconds }
}
