import type { ContactMark } from '@zhzz/contract/member/contactRow.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Tenants that must say the same of a number before all see it. */
const enough = 2

/** Notes what the viewer's tenant found a number to be; what several tenants found is shown to all as its state. */
export async function markNumber(
  db: Kysely<DB>,
  { contactId, mark, viewer, now }: { contactId: string; mark: ContactMark; viewer: Viewer; now: Date },
): Promise<void> {
  const said = { subAccountId: viewer.subAccountId, kind: mark, createdAt: now }
  await db
    .insertInto('contactFeedback')
    .values({ contactId, tenantId: viewer.tenantId, ...said })
    .onConflict((conflict) => conflict.columns(['contactId', 'tenantId']).doUpdateSet(said))
    .execute()
  if (mark === 'refused' || mark === 'not_company') return
  const { tenants } = await db
    .selectFrom('contactFeedback')
    .where('contactId', '=', contactId)
    .where('kind', '=', mark)
    .select((row) => row.fn.countAll<number>().as('tenants'))
    .executeTakeFirstOrThrow()
  if (tenants < enough) return
  await db
    .updateTable('contact')
    .set({ numberStatus: mark, statusCheckedAt: now })
    .where('id', '=', contactId)
    .execute()
}
