import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'
import { creditsLeft } from '#member/credit.ts'
import { unlockables } from '#member/unlockables.ts'

export const unlockBatchPreview: Handler<typeof member.unlockBatchPreview> = async (
  { companyIds },
  { db, viewer, now },
) => {
  const companies = await unlockables(db, viewer, companyIds, now)
  const alreadyUnlocked = companies.filter(({ unlock }) => unlock !== null).length
  const cost = companies.filter(({ unlock, hasContacts }) => unlock === null && hasContacts).length
  return {
    cost,
    alreadyUnlocked,
    withoutContacts: companies.length - alreadyUnlocked - cost,
    ...(await creditsLeft(db, viewer, now)),
  }
}
