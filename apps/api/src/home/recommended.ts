import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Taste } from '#home/taste.ts'
import { topicsBelow } from '#member/profile.ts'

type Reason = Output<typeof home.index>['companies'][number]['reason']

/**
 * Five companies with contacts that exhibit soon, or did last, each with what speaks for a call: several editions of a
 * series in a row, just listed for one that is to come, or many exhibitions. At most two of one edition; those of the
 * taste come first.
 */
export async function recommendedCompanies(
  db: Kysely<DB>,
  today: string,
  { regionCodes, industryCodes }: Taste,
): Promise<Map<string, Reason>> {
  const topics = industryCodes.length === 0 ? [] : await topicsBelow(db, industryCodes)
  const { rows } = await sql<{
    companyId: string
    series: string
    consecutive: number | null
    isUpcoming: boolean
    exhibitions: number
  }>`
    with near as (
      select id, series_id, start_date from exhibition_edition
      where listed_exhibitor_count > 0 and set_status is distinct from 'cancelled'
      order by start_date >= ${today}::date desc, abs(start_date - ${today}::date) limit 6),
    entry as (
      select distinct on (company.id) company.id as company_id, series.name as series, near.start_date,
        exhibitor.consecutive_editions as consecutive, near.start_date >= ${today}::date as is_upcoming,
        company.exhibition_count as exhibitions, near.id as edition_id,
        array[region.code, region.parent_code, parent.parent_code] && ${regionCodes}::text[] as is_near,
        (array[industry.code, industry.parent_code, branch.parent_code] && ${industryCodes}::text[]
          or exhibitor.topic_codes && ${topics}::text[]) as is_mine
      from near join exhibition_series series on series.id = near.series_id
      join exhibitor on exhibitor.edition_id = near.id and exhibitor.match_status = 'matched'
      join company on company.id = exhibitor.company_id
      left join region on region.code = company.region_code
      left join region parent on parent.code = region.parent_code
      left join industry on industry.code = company.industry_code
      left join industry branch on branch.code = industry.parent_code
      where company.contact_count > 0 and company.status_group <> 'red' and exhibitor.withdrawn_at is null
      order by company.id, near.start_date desc),
    placed as (
      select *, row_number() over (partition by edition_id
        order by is_near desc, is_mine desc, consecutive desc nulls last, exhibitions desc, company_id) as place from entry)
    select company_id, series, consecutive, is_upcoming, exhibitions from placed where place <= 2
    order by is_near desc, is_mine desc, is_upcoming desc, consecutive desc nulls last, exhibitions desc, company_id limit 5`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.companyId, reasonOf(row)]))
}

function reasonOf(row: {
  series: string
  consecutive: number | null
  isUpcoming: boolean
  exhibitions: number
}): Reason {
  const { series, consecutive, isUpcoming, exhibitions } = row
  if (consecutive !== null && consecutive > 1) return { code: 'consecutive', series, count: consecutive }
  if (isUpcoming) return { code: 'justListed', series, count: 1 }
  return { code: 'frequent', series, count: exhibitions }
}
