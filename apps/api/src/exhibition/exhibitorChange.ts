import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { type FoundEdition, listBefore } from '#exhibition/found.ts'

/** Exhibitors that came and went against the list before; told apart by company, else by printed name. */
export async function changeAgainst(
  db: Kysely<DB>,
  edition: FoundEdition,
): Promise<ExhibitionDetail['exhibitorChange']> {
  if (edition.listedExhibitorCount === 0) return null
  const before = await listBefore(db, edition)
  if (before === undefined) return null
  const { rows } = await sql<{ added: number; lost: number }>`
    with now_listed as (select distinct coalesce(company_id::text, lower(listed_name)) who from exhibitor
        where edition_id = ${edition.id} and withdrawn_at is null),
      then_listed as (select distinct coalesce(company_id::text, lower(listed_name)) who from exhibitor
        where edition_id = ${before.id} and withdrawn_at is null)
    select count(*) filter (where then_listed.who is null) as added,
      count(*) filter (where now_listed.who is null) as lost
    from now_listed full join then_listed using (who)`.execute(db)
  const change = rows[0]
  return change ? { ...change, comparedWith: before.name } : null
}
