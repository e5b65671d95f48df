import type { company } from '@zhzz/contract/company/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import { heldUnlock } from '#member/heldUnlock.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

/** Tenants that must say the same of a number before all see it. */
const enough = 2

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
  if (mark === null)
    await db
      .deleteFrom('contactFeedback')
      .where('contactId', '=', contactId)
      .where('tenantId', '=', viewer.tenantId)
      .execute()
  else {
    const said = { subAccountId: viewer.subAccountId, kind: mark, createdAt: now }
    await db
      .insertInto('contactFeedback')
      .values({ contactId, tenantId: viewer.tenantId, ...said })
      .onConflict((conflict) => conflict.columns(['contactId', 'tenantId']).doUpdateSet(said))
      .execute()
    if (mark !== 'refused' && mark !== 'not_company') await tellAll(db, contactId, mark, now)
  }
  return { mark }
}

/** What several tenants found is shown to all as the state of the number. */
async function tellAll(
  db: Kysely<DB>,
  contactId: string,
  kind: 'valid' | 'empty' | 'stopped',
  now: Date,
): Promise<void> {
  const { tenants } = await db
    .selectFrom('contactFeedback')
    .where('contactId', '=', contactId)
    .where('kind', '=', kind)
    .select((row) => row.fn.countAll<number>().as('tenants'))
    .executeTakeFirstOrThrow()
  if (tenants < enough) return
  await db
    .updateTable('contact')
    .set({ numberStatus: kind, statusCheckedAt: now })
    .where('id', '=', contactId)
    .execute()
}
