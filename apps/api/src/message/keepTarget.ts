import type { Locale } from '@zhzz/contract/locale.ts'
import type { OutsideChannel } from '@zhzz/contract/message/channels.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'

type Target = {
  subAccountId: string
  channel: OutsideChannel
  address: string
  locale: Locale
  createdAt: Date
  /** Null: nothing is sent there yet. */
  confirmedAt: Date | null
  /** Of a device. */
  sessionId?: string
  code?: { hash: Buffer; expiresAt: Date }
}

/** Writes down where a person wants to be told, sealed. */
export async function keepTarget(
  db: Kysely<DB>,
  sealing: Sealing,
  { address, code, ...target }: Target,
): Promise<string> {
  const id = uuid()
  await db
    .insertInto('messageTarget')
    .values({
      id,
      ...target,
      addressEnc: sealing.encrypt(address),
      addressHash: sealing.blindIndex(address),
      ...(code && { codeHash: code.hash, codeExpiresAt: code.expiresAt }),
    })
    .execute()
  return id
}

/** The same in place of where the person was told by that channel before. */
export async function replaceTarget(db: Kysely<DB>, sealing: Sealing, target: Target): Promise<void> {
  await db
    .deleteFrom('messageTarget')
    .where('subAccountId', '=', target.subAccountId)
    .where('channel', '=', target.channel)
    .execute()
  await keepTarget(db, sealing, target)
}
