import type { company } from '@zhzz/contract/company/calls.ts'
import { contactSummary } from '#company/contactSummary.ts'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { contactRows } from '#member/contactRows.ts'
import { unlockState } from '#member/unlockState.ts'

export const contacts: Handler<typeof company.contacts> = async (
  { id, type },
  { db, deps, viewer, now, locale, fail },
) => {
  const found = await findCompany(db, id)
  if (found === undefined) throw fail('notFound')
  const unlock = await unlockState(db, viewer, found.id, now)
  const { total, mobile, landline, email } = await contactSummary(db, found.id, { viewer, locale })
  return {
    companyName: found.name,
    contacts: await contactRows(db, deps.sealing, {
      viewer,
      locale,
      companyId: found.id,
      isUnlocked: unlock.unlocked,
      ...(type !== undefined && { types: type === 'other' ? ['wechat', 'qq', 'other'] : [type] }),
    }),
    counts: { total, mobile, landline, email, other: total - mobile - landline - email },
    unlock,
  }
}
