import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

/** How many contacts of each kind there are; of a tenant's own ones only the viewer's. */
export async function contactSummary(
  db: Kysely<DB>,
  companyId: string,
  viewer: Viewer | null,
): Promise<CompanyDetail['contactSummary']> {
  const { lastVerifiedAt, ...counts } = await db
    .selectFrom('contact')
    .where('companyId', '=', companyId)
    .where(isVisibleContact(viewer))
    .select((row) => row.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where type = 'mobile')`.as('mobile'))
    .select(sql<number>`count(*) filter (where type = 'landline')`.as('landline'))
    .select(sql<number>`count(*) filter (where type = 'email')`.as('email'))
    .select((row) => row.fn.max('statusCheckedAt').as('lastVerifiedAt'))
    .executeTakeFirstOrThrow()
  return { ...counts, lastVerifiedAt: lastVerifiedAt?.toISOString() ?? null }
}
