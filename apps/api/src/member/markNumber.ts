import type { ContactMark } from '@zhzz/contract/member/contactRow.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { giveCreditsBack } from '#member/creditBack.ts'
import { isSaidSince } from '#member/numberVerdict.ts'

/** Tenants that must say the same of a number before all see it. */
export const enough = 2

/**
 * Notes what the viewer's tenant found a number to be; what several tenants found is shown to all as its state, and a
 * company whose last number is wrong costs nobody a credit.
 */
export async function markNumber(
  db: Kysely<DB>,
  { contactId, mark, viewer, now }: { contactId: string; mark: ContactMark; viewer: Viewer; now: Date },
): Promise<void> {
  // Of two who say the same at once the second sees the first.
  const { companyId } = await db
    .selectFrom('contact')
    .where('id', '=', contactId)
    .forUpdate()
    .select('companyId')
    .executeTakeFirstOrThrow()
  const said = { subAccountId: viewer.subAccountId, kind: mark, createdAt: now }
  await db
    .insertInto('contactFeedback')
    .values({ contactId, tenantId: viewer.tenantId, ...said })
    .onConflict((conflict) => conflict.columns(['contactId', 'tenantId']).doUpdateSet(said))
    .execute()
  if (mark === 'refused') return
  const { tenants } = await db
    .selectFrom('contactFeedback as said')
    .where('said.contactId', '=', contactId)
    .where('said.kind', '=', mark)
    .where(isSaidSince)
    .select((row) => row.fn.countAll<number>().as('tenants'))
    .executeTakeFirstOrThrow()
  if (tenants < enough) return
  if (mark !== 'not_company')
    await db
      .updateTable('contact')
      .set({ numberStatus: mark, statusCheckedAt: now })
      .where('id', '=', contactId)
      .execute()
  if (mark !== 'valid') await giveCreditsBack(db, companyId, now)
}
