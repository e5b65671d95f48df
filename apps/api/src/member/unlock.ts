import type { member } from '@zhzz/contract/member/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { contactRows } from '#member/contactRows.ts'
import { creditsLeft, takeCredit } from '#member/credit.ts'
import { heldUnlock } from '#member/heldUnlock.ts'
import { makeUnlock } from '#member/makeUnlock.ts'
import { type Unlockable, unlockable } from '#member/unlockables.ts'

export const unlock: Handler<typeof member.unlock> = async (
  { companyId },
  { db, deps, viewer, now, locale, fail },
) => {
  const company = await unlockable(db, viewer, companyId, now)
  if (company === undefined) throw fail('notFound')
  const made = company.unlock ? { ...company.unlock, cost: 0 } : await payFor(db, viewer, company, now)
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

async function payFor(db: Kysely<DB>, viewer: Viewer, { id, hasContacts }: Unlockable, now: Date) {
  if (!hasContacts) return 'noContacts'
  const made = await makeUnlock(db, viewer, id, now)
  if (made === undefined) {
    const theirs = await heldUnlock(db, viewer, id, now)
    return theirs ? { ...theirs, cost: 0 } : 'noCredit'
  }
  return (await takeCredit(db, viewer, made.id, now)) ? made : 'noCredit'
}
