import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** Organisations are counted up to here. */
export const mostVisitors = 1_000

/** How many organisations of its visitors are known, and whether anything of all of them is published. */
export async function visitorCounts(
  db: Kysely<DB>,
  editionId: string,
): Promise<ExhibitionDetail['visitors']> {
  const { rows } = await sql<{ counted: number; hasShares: boolean }>`
    select (select count(*)::integer from (
        select from visitor_organization where edition_id = ${editionId} limit ${mostVisitors + 1}) known) as counted,
      exists (select from visitor_aggregate where edition_id = ${editionId}) as has_shares`.execute(db)
  const { counted, hasShares } = rows[0] ?? { counted: 0, hasShares: false }
  return { organizations: Math.min(counted, mostVisitors), isMore: counted > mostVisitors, hasShares }
}
