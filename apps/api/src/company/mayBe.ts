import { type CompanyDetail, matchReasons } from '@zhzz/contract/company/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

const most = 5

/** Of a company known only from lists whom it may be, of another one which of those may be it. */
export async function mayBe(db: Kysely<DB>, companyId: string): Promise<CompanyDetail['mayBe']> {
  type Row = { id: string; name: string; knownFrom: string; score: number; reason: string | null }
  const { rows } = await sql<Row>`
    select company.id, company.name, company.known_from, maybe.score::float8 as score, maybe.reasons ->> 0 as reason
    from (
      select candidate_id as id, score, reasons from company_candidate where company_id = ${companyId}
      union all
      select company_id, score, reasons from company_candidate where candidate_id = ${companyId}
    ) maybe join company on company.id = maybe.id
    where company.merged_into_id is null order by score desc, company.id limit ${most}`.execute(db)
  return rows.map(({ knownFrom, reason, ...row }) => ({
    ...row,
    knownFrom: knownFrom === 'list' ? 'list' : 'registry',
    reason: matchReasons.find((each) => each === reason) ?? null,
  }))
}
