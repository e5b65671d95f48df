import { randomBytes } from 'node:crypto'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { hashOfText } from '#http/session.ts'

const period = 30
const issuer = '智慧会展'
const recoveryCodes = 10

function totpOf(name: string, secret: string): TOTP {
  return new TOTP({ issuer, label: name, period, secret: Secret.fromBase32(secret) })
}

/** 160 random bits, as authenticators take them. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** `otpauth://totp/…`, as a QR code says it. */
export function uriOf(name: string, secret: string): string {
  return totpOf(name, secret).toString()
}

/** The step of time that a code of six digits is of, one before and one after allowed; null when it is of none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf('', secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** Spends the code of a step; false when it, or a later one, was taken before. */
export async function spendStep(db: Kysely<DB>, id: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('operator')
    .set({ totpStep: step })
    .where('id', '=', id)
    .where((row) => row.or([row('totpStep', 'is', null), row('totpStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Codes that open once each in place of those there were: shown once, their hashes are kept. */
export async function newRecoveryCodes(db: Kysely<DB>, operatorId: string): Promise<string[]> {
  await db.deleteFrom('operatorRecovery').where('operatorId', '=', operatorId).execute()
  const codes = Array.from(
    { length: recoveryCodes },
    () =>
      randomBytes(10)
        .toString('hex')
        .match(/.{1,5}/g)
        ?.join('-') ?? '',
  )
  const rows = codes.map((code) => ({ operatorId, codeHash: hashOfRecovery(code) }))
  await db.insertInto('operatorRecovery').values(rows).execute()
  return codes
}

/** Whether a recovery code would still open. */
export async function isRecovery(
  db: Kysely<DB>,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('operatorRecovery')
    .where('operatorId', '=', id)
    .where('codeHash', '=', hashOfRecovery(code))
    .where('usedAt', 'is', null)
    .select('operatorId')
    .executeTakeFirst()
  return found !== undefined
}

/** Spends a recovery code; false when it is none, or was used. */
export async function spendRecovery(
  db: Kysely<DB>,
  { id, code, now }: { id: string; code: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .updateTable('operatorRecovery')
    .set({ usedAt: now })
    .where('operatorId', '=', id)
    .where('codeHash', '=', hashOfRecovery(code))
    .where('usedAt', 'is', null)
    .returning('operatorId')
    .executeTakeFirst()
  return spent !== undefined
}

/** Typed with dashes or without. */
function hashOfRecovery(code: string): Buffer {
  return hashOfText(code.toLowerCase().replace(/[^\da-f]/g, ''))
}
