import type { member } from '@zhzz/contract/member/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { contactRows } from '#member/contactRows.ts'
import { creditsLeft, takeCredit } from '#member/credit.ts'
import { lockable } from '#member/lockable.ts'
import { makeUnlock } from '#member/makeUnlock.ts'
import { validUnlock } from '#member/unlockState.ts'

export const unlock: Handler<typeof member.unlock> = async (
  { companyId },
  { db, deps, viewer, now, locale, fail },
) => {
  const company = await lockable(db, companyId)
  if (company === undefined) throw fail('notFound')
  const existing = await validUnlock(db, viewer, company.id, now)
  const made = existing ? { ...existing, cost: 0 } : await payFor(db, viewer, company.id, now)
  if (made === 'noContacts') throw fail('nothingToDo')
  if (made === 'noCredit')
    throw fail((await creditsLeft(db, viewer, now)).limit === 0 ? 'planTooLow' : 'quotaUsedUp')
  return {
    unlockId: made.id,
    expireTime: made.expireTime.toISOString(),
    remaining: (await creditsLeft(db, viewer, now)).remaining,
    cost: made.cost,
    contacts: await contactRows(db, deps.sealing, {
      viewer,
      locale,
      companyId: company.id,
      isUnlocked: true,
    }),
  }
}

async function payFor(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  const contact = await db
    .selectFrom('contact')
    .where('companyId', '=', companyId)
    .where('tenantId', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  if (contact === undefined) return 'noContacts'
  const made = await makeUnlock(db, viewer, companyId, now)
  if (made === undefined) {
    const theirs = await validUnlock(db, viewer, companyId, now)
    return theirs ? { ...theirs, cost: 0 } : 'noCredit'
  }
  return (await takeCredit(db, viewer, made.id, now)) ? made : 'noCredit'
}
