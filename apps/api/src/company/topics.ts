import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { itemLabel } from '#label.ts'

/** What a company is about, by its record and by every list it stands in: of several that tell it, the firmest. */
export async function topicsOfCompany(
  db: Kysely<DB>,
  companyId: string,
  locale: Locale,
): Promise<CompanyDetail['topics']> {
  const { rows } = await sql<CompanyDetail['topics'][number]>`
    with told as (
      select key as code, value as basis, null as edition, null::date as day
      from company cross join lateral jsonb_each_text(topics) where id = ${companyId}
      union all
      select key, value, edition.name, edition.start_date
      from exhibitor join exhibition_edition edition on edition.id = exhibitor.edition_id
      cross join lateral jsonb_each_text(exhibitor.topics)
      where exhibitor.company_id = ${companyId} and exhibitor.withdrawn_at is null
    ), firmest as (
      select distinct on (code) *, array_position(array['category', 'product', 'introduction', 'name'], basis) as rank
      from told
      order by code, array_position(array['category', 'product', 'introduction', 'name'], basis), day desc nulls last
    )
    select item.code, ${itemLabel('item', locale)} as name, basis, edition as "editionName"
    from firmest join dictionary_item item on item.type = 'exhibition_industry' and item.code = firmest.code
    order by rank, item.sort`.execute(db)
  return rows
}
