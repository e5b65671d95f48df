import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { CompanyHit } from '#company/find/companyHit.ts'

/** The company of a unified social credit code. */
export async function byCreditCode(db: Kysely<DB>, code: string): Promise<CompanyHit | undefined> {
  const company = await db
    .selectFrom('company')
    .where('unifiedSocialCreditCode', '=', code)
    .where('mergedIntoId', 'is', null)
    .select(['id', 'name'])
    .executeTakeFirst()
  return (
    company && {
      ...company,
      nameMarks: [],
      hitReason: { field: 'creditCode', snippet: code, marks: [[0, code.length]] },
      place: ['head', 1, 1],
    }
  )
}
