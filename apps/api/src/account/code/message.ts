import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'

/** What goes to a number; in clear only on its way. */
type Message = { phone: string; code: string }

/** Reserves the sending of a code, in the transaction that keeps the code: who commits may send (sms/outbox.ts). */
export async function putInOutbox(
  db: Kysely<DB>,
  sealing: Sealing,
  { codeId, phone, code }: Message & { codeId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('smsOutbox')
    .values({ codeId, messageEnc: sealing.encrypt(`${phone} ${code}`), createdAt: now })
    .execute()
}

export function openMessage(sealing: Sealing, sealed: Buffer): Message {
  const [phone = '', code = ''] = sealing.decrypt(sealed).split(' ')
  return { phone, code }
}
