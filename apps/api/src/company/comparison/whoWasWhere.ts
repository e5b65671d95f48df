import type { Comparison } from '@zhzz/contract/company/comparison.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

type Shared = Comparison['shared']['newest']

/** Editions that are looked through, the newest. */
const mostEditions = 2_000

/** The editions at which two or more of the companies were listed, and those of each alone; the newest first. */
export async function whoWasWhere(db: Kysely<DB>, ids: string[]) {
  const { rows } = await sql<Shared[number]>`
    select edition.id as edition_id, edition.name, edition.start_date, entry.company_ids
    from (
      select edition_id, array_agg(distinct company_id) as company_ids from exhibitor
      where company_id = any(${ids}::uuid[]) and withdrawn_at is null group by edition_id) entry
    join exhibition_edition edition on edition.id = entry.edition_id
    order by edition.start_date desc, edition.id limit ${mostEditions}`.execute(db)
  return {
    shared: rows.filter(({ companyIds }) => companyIds.length > 1),
    aloneOf: (id: string) =>
      rows
        .filter(({ companyIds }) => companyIds.length === 1 && companyIds[0] === id)
        .map(({ editionId, name, startDate }) => ({ editionId, name, startDate })),
  }
}
