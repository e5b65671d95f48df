import { randomInt, timingSafeEqual } from 'node:crypto'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { InsideDeps } from '#context.ts'
import { keep } from '#security/entry.ts'

export type CodePurpose =
  | 'login'
  | 'guardian'
  | 'resetPassword'
  | 'editPassword'
  | 'verifyPhone'
  | 'replacePhone'
  | 'cancelAccount'

type CodeOf = { purpose: CodePurpose; phone: string }

const minutesValid = 5
const mostTries = 5

/** Makes the six digits for one purpose and number, and remembers their HMAC for five minutes. */
export async function makeCode(db: Kysely<DB>, sealing: Sealing, { purpose, phone }: CodeOf, now: Date) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = uuid()
  await db
    .insertInto('smsCode')
    .values({
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
 * Counts one try on the newest code of a number and says whether it is the right one: its id, or null. The count stays
 * whatever becomes of the call, so it is made before the call's transaction. A sixth wrong try never
 * hits; a right one is not counted, for a login may come back with a choice. A code that is burnt so is told to the
 * operator, without the number: somebody may be guessing.
 */
export async function tryCode(
  db: Kysely<DB>,
  { sealing, log }: InsideDeps,
  { purpose, phone, code }: CodeOf & { code: string },
  now: Date,
): Promise<string | null> {
  const tried = await db
    .updateTable('smsCode')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('smsCode')
        .where('phoneHash', '=', sealing.blindIndex(phone))
        .where('purpose', '=', purpose)
        .where('usedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .select('id'),
    )
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', mostTries)
    .returning(['id', 'codeHash', 'tries'])
    .executeTakeFirst()
  if (tried === undefined) return null
  const isRight = timingSafeEqual(tried.codeHash, sealing.sign('smsCode', `${purpose} ${phone} ${code}`))
  if (!isRight && tried.tries === mostTries) {
    log.warn(`[code] ${mostTries} wrong tries burnt a code (${purpose}); somebody may be guessing`)
    await keep(db, sealing, { event: 'codeBurnt', call: '', result: 'wrongCode', detail: purpose, phone })
  }
  if (!isRight) return null
  await db
    .updateTable('smsCode')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('id', '=', tried.id)
    .execute()
  return tried.id
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
