import type { company } from '@zhzz/contract/company/calls.ts'
import type { Handler } from '#context.ts'
import { heldUnlock } from '#member/heldUnlock.ts'
import { markNumber } from '#member/markNumber.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

export const markContact: Handler<typeof company.markContact> = async (
  { contactId, mark },
  { db, viewer, now, fail },
) => {
  const contact = await db
    .selectFrom('contact')
    .where('id', '=', contactId)
    .where(isVisibleContact(viewer))
    .select(['id', 'companyId', 'tenantId'])
    .executeTakeFirst()
  if (contact === undefined) throw fail('notFound')
  const isSeen = contact.tenantId !== null || (await heldUnlock(db, viewer, contact.companyId, now))
  if (!isSeen) throw fail('notFound')
  if (mark !== null) await markNumber(db, { contactId, mark, viewer, now })
  else
    await db
      .deleteFrom('contactFeedback')
      .where('contactId', '=', contactId)
      .where('tenantId', '=', viewer.tenantId)
      .execute()
  return { mark }
}
