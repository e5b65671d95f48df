import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { hashOfPass, newPass } from '#account/code/pass.ts'

export type TicketPurpose = 'resetPassword' | 'replacePhone'

/** Seconds between one step of a form and the next. */
export const ticketSeconds = 600

/** What the right code or password is worth: one next step, for ten minutes. */
export async function giveTicket(db: Kysely<DB>, purpose: TicketPurpose, accountId: string, now: Date) {
  const { pass: ticket, passHash: tokenHash } = newPass()
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
  await db
    .insertInto('accountTicket')
    .values({ tokenHash, purpose, accountId, createdAt: now, expiresAt })
    .execute()
  return { ticket, expiresIn: ticketSeconds }
}

/** The account of a ticket that still holds; null otherwise. */
export async function ticketOwner(db: Kysely<DB>, purpose: TicketPurpose, ticket: string, now: Date) {
  const held = await db
    .selectFrom('accountTicket')
    .where('tokenHash', '=', hashOfPass(ticket))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .select('accountId')
    .executeTakeFirst()
  return held?.accountId ?? null
}

/** Uses a ticket up, once, together with what the call does: its account, or null when another was quicker. */
export async function spendTicket(db: Kysely<DB>, purpose: TicketPurpose, ticket: string, now: Date) {
  const spent = await db
    .updateTable('accountTicket')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashOfPass(ticket))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst()
  return spent?.accountId ?? null
}
