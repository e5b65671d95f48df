import type { Output } from '@zhzz/contract/endpoint.ts'
import type { member } from '@zhzz/contract/member/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { creditsLeft, takeCredit } from '#member/credit.ts'
import { makeUnlock } from '#member/makeUnlock.ts'
import { type Unlockable, unlockables } from '#member/unlockables.ts'

type Answer = Output<typeof member.unlockBatch>

export const unlockBatch: Handler<typeof member.unlockBatch> = async (
  { companyIds },
  { db, viewer, now },
) => {
  const companies = await unlockables(db, viewer, companyIds, now)
  const known = new Set(companies.map(({ askedId }) => askedId))
  const merged = new Set(companies.map(({ id }) => id))
  const failed: Answer['failed'] = companyIds
    .filter((id) => !known.has(id) && !merged.has(id))
    .map((companyId) => ({ companyId, reason: 'notFound' }))
  for (const { askedId, unlock, hasContacts } of companies)
    if (unlock === null && !hasContacts) failed.push({ companyId: askedId, reason: 'noContacts' })

  const already = companies.filter(({ unlock }) => unlock !== null)
  const wanted = companies.filter(({ unlock, hasContacts }) => unlock === null && hasContacts)
  const unlocked: Unlockable[] = []
  const { made, theirs } = await makeUnlocks(db, viewer, wanted, now)
  let isEmpty = false
  for (const [company, unlockId] of made) {
    isEmpty ||= !(await payOrUndo(db, viewer, unlockId, now))
    if (!isEmpty) unlocked.push(company)
    else await db.deleteFrom('unlock').where('id', '=', unlockId).execute()
  }
  const { limit, remaining } = await creditsLeft(db, viewer, now)
  const reason = limit === 0 ? 'planTooLow' : 'quotaUsedUp'
  for (const company of made.keys())
    if (!unlocked.includes(company)) failed.push({ companyId: company.askedId, reason })
  return {
    unlocked: unlocked.map(({ askedId }) => askedId),
    already: [...already, ...theirs].map(({ askedId }) => askedId),
    failed,
    remaining,
  }
}

/**
 * All rows before the first credit, in the order of their ids: two batches meet at a row, never crosswise at a row and
 * at the tenant's count.
 */
async function makeUnlocks(db: Kysely<DB>, viewer: Viewer, wanted: Unlockable[], now: Date) {
  const rows = new Map<Unlockable, string | undefined>()
  for (const company of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    rows.set(company, (await makeUnlock(db, viewer, company.id, now))?.id)
  const made = new Map<Unlockable, string>()
  for (const company of wanted) {
    const unlockId = rows.get(company)
    if (unlockId !== undefined) made.set(company, unlockId)
  }
  return { made, theirs: wanted.filter((company) => !made.has(company)) }
}

/** A credit that was refused may have been counted: back to where it was. */
async function payOrUndo(db: Kysely<DB>, viewer: Viewer, unlockId: string, now: Date): Promise<boolean> {
  await sql`savepoint credit`.execute(db)
  const isPaid = await takeCredit(db, viewer, unlockId, now)
  if (!isPaid) await sql`rollback to savepoint credit`.execute(db)
  await sql`release savepoint credit`.execute(db)
  return isPaid
}
