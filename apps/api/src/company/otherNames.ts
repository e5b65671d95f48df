import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { matchReasons } from '@zhzz/contract/company/matchReasons.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

type Names = Pick<CompanyDetail, 'formerNames' | 'brands' | 'mayBe'>

const most = 5

/**
 * Names a company had before, the latest first, its brands, and whom it may be: of one known only from lists whom, of
 * another one which of those may be it.
 */
export async function otherNames(db: Kysely<DB>, companyId: string): Promise<Names> {
  type MayBe = { id: string; name: string; knownFrom: string; score: number; reason: string | null }
  const { rows } = await sql<Omit<Names, 'mayBe'> & { mayBe: MayBe[] }>`select
    array(select name from company_former_name where company_id = ${companyId}
      order by change_date desc nulls last) as former_names,
    array(select name from company_brand where company_id = ${companyId} order by name) as brands,
    array(select jsonb_build_object('id', company.id, 'name', company.name, 'knownFrom', company.known_from,
        'score', maybe.score::float8, 'reason', maybe.reasons ->> 0)
      from (
        select candidate_id as id, score, reasons from company_candidate where company_id = ${companyId}
        union all
        select company_id, score, reasons from company_candidate where candidate_id = ${companyId}
      ) maybe join company on company.id = maybe.id
      where company.merged_into_id is null order by maybe.score desc, company.id limit ${most}) as may_be`.execute(
    db,
  )
  const { mayBe = [], formerNames = [], brands = [] } = rows[0] ?? {}
  return {
    formerNames,
    brands,
    mayBe: mayBe.map(({ knownFrom, reason, ...row }) => ({
      ...row,
      knownFrom: knownFrom === 'list' ? 'list' : 'registry',
      reason: matchReasons.find((each) => each === reason) ?? null,
    })),
  }
}
