import { randomInt, timingSafeEqual } from 'node:crypto'
import { Failure } from '@zhzz/contract/failure.ts'
import type { CodePurpose } from '@zhzz/contract/smsPurposes.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Deps, InsideDeps } from '#context.ts'
import { ofLimit } from '#http/limitReached.ts'
import type { Caller } from '#http/session.ts'
import { keep } from '#security/entry.ts'

type CodeOf = { purpose: CodePurpose; phone: string }

const minutesValid = 5
const mostTries = 5
/** Of the tries, those that are open to others than who asked for the code: they cannot burn it. */
const strangerTries = 2

type Working = { db: Kysely<DB>; deps: InsideDeps; caller: Caller; now: Date }

/** What is kept of who asked for a code: the network and, of a browser that has moved on, the device. */
function askerOf(sealing: Sealing, { network, device }: Caller) {
  return {
    askedNetwork: sealing.sign('asker', `network ${String(network)}`),
    askedDevice: device === '' ? null : sealing.sign('asker', `device ${device}`),
  }
}

/** Makes the six digits for one purpose and number, and remembers their HMAC for five minutes. */
export async function makeCode({ purpose, phone }: CodeOf, { db, deps: { sealing }, caller, now }: Working) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = uuid()
  await db
    .insertInto('smsCode')
    .values({
      ...askerOf(sealing, caller),
      id,
      purpose,
      phoneHash: sealing.blindIndex(phone),
      codeHash: sealing.sign('smsCode', `${purpose} ${phone} ${code}`),
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutesValid * 60_000),
    })
    .execute()
  return { id, code }
}

/**
 * Counts one try on the newest code that the caller asked for, else on the newest of the number, and says whether it is
 * the right one: its id, or null. The count stays whatever becomes of the call, so it is made before the call's
 * transaction. A sixth wrong try never hits, nor the third of somebody who did not ask for the code; a right one is not
 * counted, for a login may come back with a choice. A code that is burnt so is told to the operator, without the
 * number: somebody may be guessing.
 */
export async function tryCode(
  { purpose, phone, code, onlyOwn = false }: CodeOf & { code: string; onlyOwn?: boolean },
  { db, deps: { sealing, log }, caller, now }: Working,
): Promise<string | null> {
  const { askedNetwork, askedDevice } = askerOf(sealing, caller)
  const { rows } = await sql<{
    id: string
    codeHash: Buffer
    tries: number
    strangers: number
    isOwn: boolean
  }>`
    update sms_code set tries = tries + 1, stranger_tries = stranger_tries + case when is_own then 0 else 1 end
    from (
      select id as open_id, coalesce(asked_network = ${askedNetwork} or asked_device = ${askedDevice}, false) as is_own
      from sms_code
      where phone_hash = ${sealing.blindIndex(phone)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      order by is_own desc, created_at desc limit 1
    ) as open
    where id = open_id and used_at is null and tries < ${mostTries}
      and (is_own or stranger_tries < ${onlyOwn ? 0 : strangerTries})
    returning id, code_hash, tries, stranger_tries as strangers, is_own`.execute(db)
  const [tried] = rows
  if (tried === undefined) return null
  const isRight = timingSafeEqual(tried.codeHash, sealing.sign('smsCode', `${purpose} ${phone} ${code}`))
  if (!isRight) {
    const isBurnt = tried.tries === mostTries
    if (isBurnt)
      log.warn(`[code] ${mostTries} wrong tries burnt a code (${purpose}); somebody may be guessing`)
    else if (!tried.isOwn && tried.strangers === strangerTries)
      log.warn(
        `[code] strangers tried a code that they did not ask for (${purpose}); somebody may be guessing`,
      )
    else return null
    const [event, call, result] = ['codeBurnt', '', 'wrongCode'] as const
    await keep(db, sealing, {
      event,
      call,
      result,
      detail: isBurnt ? purpose : `${purpose} by strangers`,
      phone,
    })
    return null
  }
  await db
    .updateTable('smsCode')
    .set((row) => ({
      tries: row('tries', '-', 1),
      strangerTries: row('strangerTries', '-', tried.isOwn ? 0 : 1),
    }))
    .where('id', '=', tried.id)
    .execute()
  return tried.id
}

/**
 * A code of somebody who is not signed in. After many wrong codes and passwords a network may still try the codes that
 * it asked for itself: nobody's own code is refused for what others behind the same address did.
 */
export async function tryStrangerCode(
  tried: CodeOf & { code: string },
  context: Working & { deps: Pick<Deps, 'limits'>; fail(failure: 'wrongCode'): Failure },
): Promise<string> {
  const { deps, caller, fail } = context
  const { isOver, secondsLeft } = await deps.limits.used('wrongLoginNetworkHour', caller.network)
  const codeId = await tryCode({ ...tried, onlyOwn: isOver }, context)
  if (codeId !== null) return codeId
  if (isOver)
    throw ofLimit('wrongLoginNetworkHour', new Failure('tooManyRequests', { retryAfterSeconds: secondsLeft }))
  await deps.limits.count('wrongLoginNetworkHour', caller.network)
  throw fail('wrongCode')
}

/** Uses a code up, once: false when another call was quicker. */
export async function spendCode(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('smsCode')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
