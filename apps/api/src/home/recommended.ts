import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import { type Kysely, sql } from 'kysely'
import type { Taste } from '#home/taste.ts'
import { madeOnce } from '#madeOnce.ts'
import { topicsBelow } from '#member/profile.ts'

type Reason = Output<typeof home.index>['companies'][number]['reason']

const recommended = madeOnce<Map<string, Reason>>()

/** As findRecommended gives them; a taste is shared by many, and an edition has thousands to choose from. */
export function recommendedCompanies(db: Kysely<DB>, today: string, taste: Taste) {
  return recommended(db, JSON.stringify([today, taste]), () => findRecommended(db, today, taste))
}

/**
 * Five companies with contacts that exhibit soon, or did last, each with what speaks for a call: several editions of a
 * series in a row, just listed for one that is to come, or many exhibitions. At most two of one edition; those of the
 * taste come first.
 */
async function findRecommended(
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
  }>`select ${prepared('home_recommended')} company_id, series, consecutive, is_upcoming, exhibitions from (
      select *, row_number() over (partition by edition_id
        order by is_near desc, is_mine desc, consecutive desc nulls last, exhibitions desc, company_id) as place
      from (
        select distinct on (company.id) company.id as company_id, near.series, exhibitor.consecutive_editions as consecutive,
          near.start_date >= ${today}::date as is_upcoming, company.exhibition_count as exhibitions, near.id as edition_id,
          coalesce(company.region_code = any(${codesBelow('region', regionCodes)}), false) as is_near,
          (coalesce(company.industry_code = any(${codesBelow('industry', industryCodes)}), false)
            or exhibitor.topic_codes && ${topics}::text[]) as is_mine
        from (
          select edition.id, edition.start_date, series.name as series from exhibition_edition edition
          join exhibition_series series on series.id = edition.series_id
          where edition.listed_exhibitor_count > 0 and edition.set_status is distinct from 'cancelled'
          order by edition.start_date >= ${today}::date desc, abs(edition.start_date - ${today}::date) limit 6) near
        join exhibitor on exhibitor.edition_id = near.id and exhibitor.match_status = 'matched'
        join company on company.id = exhibitor.company_id
        where company.contact_count > 0 and company.status_group <> 'red' and exhibitor.withdrawn_at is null
        order by company.id, near.start_date desc) entry) placed
    where place <= 2
    order by is_near desc, is_mine desc, is_upcoming desc, consecutive desc nulls last, exhibitions desc, company_id
    limit 5`.execute(db)
  return new Map(rows.map((row) => [row.companyId, reasonOf(row)]))
}

/** These codes of a tree of three levels with all that lies in them; read once a statement, and not at all without any. */
function codesBelow(tree: 'region' | 'industry', codes: readonly string[]) {
  const table = sql.table(tree)
  return sql`(case when cardinality(${codes}::text[]) = 0 then '{}' else array(
    select own.code from ${table} own left join ${table} parent on parent.code = own.parent_code
    where array[own.code, parent.code, parent.parent_code] && ${codes}::text[]) end)`
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
