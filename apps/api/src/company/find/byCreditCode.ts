import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { CompanyHit } from '#company/find/companyHit.ts'

/** The company of a unified social credit code, or the one that its record was joined to. */
export async function byCreditCode(db: Kysely<DB>, code: string): Promise<CompanyHit | undefined> {
  const company = await db
    .selectFrom('company as asked')
    .innerJoin('company', (join) =>
      join.on((on) => on('company.id', '=', on.fn.coalesce('asked.mergedIntoId', 'asked.id'))),
    )
    .where('asked.unifiedSocialCreditCode', '=', code)
    .select(['company.id', 'company.name'])
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
