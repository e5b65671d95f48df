import { copyInto } from '@zhzz/db/copyRows.ts'
import type { Queries } from '@zhzz/db/queries.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import type { ClientBase } from 'pg'
import { reachOf } from '#company/contactsSaid.ts'
import type { CompanyRow } from '#company/row.ts'

/** Lower bounds of the tiers of company_search. */
export async function tierBounds(client: Queries): Promise<number[]> {
  const { rows } = await client.query<{ bound: number }>(
    'select least_prominence as bound from company_search_tier order by tier',
  )
  return rows.map(({ bound }) => bound)
}

/** The search line of a company that is new: all there is to know of it stands in its row. */
export function searchLineOfNew(id: string, row: CompanyRow, bounds: number[]): string {
  return copyLine(
    searchDocument({
      ...row,
      id,
      statusGroup: statusGroupOf(row.registrationStatus),
      about: Object.keys(row.told),
      ...reachOf(row.said),
    }),
    bounds,
  )
}

/** As the generated column company.status_group has it (spec §3): contains, red first. */
function statusGroupOf(status: string | null): 'green' | 'red' | 'blue' {
  if (status === null) return 'blue'
  if (/吊销|撤销|注销|停业|清算/.test(status)) return 'red'
  return /存续|正常|开业|在业|在营|在册|迁入|迁出/.test(status) ? 'green' : 'blue'
}

export async function insertSearchLines(client: ClientBase, pieces: readonly (string | Uint8Array)[]) {
  if (pieces.length > 0) await copyInto(client, `company_search (${copyColumns})`, pieces)
}

const perRead = 2_000

const searchable = `
  select c.id, c.name, c.english_name as "englishName", c.short_name as "shortName", c.products,
    c.business_scope as "businessScope", c.introduction, c.region_code as "regionCode", c.industry_code as "industryCode",
    c.status_group as "statusGroup", c.registered_capital::float8 as "registeredCapital",
    c.establish_date as "establishDate", c.latest_exhibition_date as "latestExhibitionDate",
    c.exhibition_count as "exhibitionCount", c.contact_count as "contactCount", c.website,
    c.stock_code as "stockCode", c.insured_count as "insuredCount", c.staff_scale as "staffScale",
    array(select distinct type from contact where company_id = c.id and tenant_id is null) as "contactTypes",
    exhibited.series as "seriesIds", exhibited.topics, exhibited.custom as "hasCustomBooth",
    array(select jsonb_object_keys(c.topics) union select jsonb_object_keys(x.topics) from exhibitor x
      where x.company_id = c.id and x.withdrawn_at is null) as about,
    array(select name from company_brand where company_id = c.id order by name) as brands,
    array(select name from company_former_name where company_id = c.id order by name) as "formerNames"
  from company c cross join lateral (
    select array_agg(distinct s.id::text) as series, array_agg(distinct topic) filter (where topic is not null) as topics,
      bool_or(x.booth_type in ('custom', 'raw')) as custom
    from exhibitor x join exhibition_edition e on e.id = x.edition_id and e.set_status is distinct from 'cancelled'
    join exhibition_series s on s.id = e.series_id left join unnest(s.industry_codes) as topic on true
    where x.company_id = c.id and x.withdrawn_at is null
  ) exhibited
  where c.id = any ($1) and c.merged_into_id is null`

/** Takes the search rows of these companies away, and gives the lines that shall stand in their place. */
async function takeSearchLines(client: Queries, ids: readonly string[], bounds: number[]): Promise<string[]> {
  const { rows } = await client.query<SearchableCompany>(searchable, [ids])
  await client.query('delete from company_search where company_id = any ($1)', [ids])
  return rows.map((row) => copyLine(searchDocument(row), bounds))
}

/** Makes the search rows of these companies again from what the database holds of them now. */
export async function rewriteSearchRows(client: ClientBase, ids: readonly string[], bounds: number[]) {
  for (let from = 0; from < ids.length; from += perRead)
    await insertSearchLines(client, await takeSearchLines(client, ids.slice(from, from + perRead), bounds))
}

const insertOne = `insert into company_search (${copyColumns}) values (${copyColumns
  .split(',')
  .map((_, at) => `$${at + 1}`)
  .join(', ')})`

/** The same of a handful of companies, in the transaction of a call, which cannot copy. */
export async function rewriteFewSearchRows(client: Queries, ids: readonly string[]): Promise<void> {
  for (const line of await takeSearchLines(client, ids, await tierBounds(client))) {
    // No value of a line holds what COPY would have to escape.
    const values = line.slice(0, -1).split('\t')
    await client.query(
      insertOne,
      values.map((value) => (value === '\\N' ? null : value)),
    )
  }
}
