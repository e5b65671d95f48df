import type { ComparedCompany } from '@zhzz/contract/company/comparison.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

type Next = ComparedCompany['next'][number]

/** Editions to come that companies are likely to be listed at and are not yet: of each the likeliest. */
export async function likelyNext(
  db: Kysely<DB>,
  ids: string[],
  { today, most }: { today: string; most: number },
): Promise<(id: string) => Next[]> {
  const { rows } = await sql<Next & { companyId: string }>`
    select asked.id as company_id, likely.* from unnest(${ids}::uuid[]) asked(id)
    cross join lateral (
      select edition.id as edition_id, edition.name, edition.start_date, prediction.probability
      from prediction
      join prediction_edition head on head.edition_id = prediction.edition_id and head.run_id = prediction.run_id
      join exhibition_edition edition on edition.id = prediction.edition_id
      where prediction.company_id = asked.id and edition.start_date > ${today}::date
        and edition.set_status is distinct from 'cancelled'
        and not exists (select from exhibitor where exhibitor.edition_id = edition.id
          and exhibitor.company_id = asked.id and exhibitor.withdrawn_at is null)
      order by prediction.probability desc, edition.id limit ${most}) likely
    order by likely.probability desc, likely.edition_id`.execute(db)
  return (id) =>
    rows
      .filter(({ companyId }) => companyId === id)
      .map(({ editionId, name, startDate, probability }) => ({ editionId, name, startDate, probability }))
}
