import type { Point } from '@zhzz/contract/place/place.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import type { Journey } from '#schedule/clashes.ts'
import type { Candidate } from '#schedule/cover.ts'
import type { Presence } from '#schedule/presence.ts'
import { endDate, startDate } from '#schedule/rows.ts'

/** An exhibition to come as a journey, with who of one's companies will be there. */
export type Destination = Candidate & { id: string; name: string; journey: Journey }

type Present = ReadonlyMap<string, readonly Presence[]>
type Row = { id: string; name: string; first: string; last: string; city: string | null } & Partial<Point>

/** Editions as journeys. */
export async function destinationsOf(
  db: Kysely<DB>,
  ids: string[],
  ofEdition: Present,
): Promise<Destination[]> {
  return destinationsIn(
    db,
    ofEdition,
    sql`select id, name, start_date as first, end_date as last, hall_id, region_code, longitude, latitude
      from exhibition_edition where id = any(${ids}::uuid[])`,
  )
}

/** What the viewer goes to already: of 我的展会, and where they are to go along. */
export async function plannedDestinations(
  db: Kysely<DB>,
  { subAccountId, tenantId }: Viewer,
  { today, ofEdition }: { today: string; ofEdition: Present },
): Promise<Destination[]> {
  return destinationsIn(
    db,
    ofEdition,
    sql`select distinct on (coalesce(edition.id, mine.id)) coalesce(edition.id, mine.id) as id,
        coalesce(edition.name, mine.name) as name, ${startDate} as first, ${endDate} as last, edition.hall_id,
        coalesce(edition.region_code, mine.region_code) as region_code,
        coalesce(edition.longitude, mine.longitude) as longitude, coalesce(edition.latitude, mine.latitude) as latitude
      from my_exhibition mine
      left join exhibition_edition edition on edition.id = mine.edition_id
      where (mine.sub_account_id = ${subAccountId} or (${subAccountId} = any(mine.member_ids)
          and mine.sub_account_id in (select id from sub_account where tenant_id = ${tenantId} and status = 'active')))
        and mine.plan_state <> 'dropped' and ${endDate} >= ${today}::date
        and (edition.set_status is null or (edition.set_status = 'postponed' and edition.original_start_date is not null))`,
  )
}

async function destinationsIn(
  db: Kysely<DB>,
  ofEdition: Present,
  asked: RawBuilder<unknown>,
): Promise<Destination[]> {
  const { rows } = await sql<Row>`select there.id, there.name, there.first, there.last,
      coalesce(city.name, region.name) as city,
      coalesce(hall.longitude, there.longitude, region.longitude, city.longitude)::float8 as longitude,
      coalesce(hall.latitude, there.latitude, region.latitude, city.latitude)::float8 as latitude
    from (${asked}) there
    left join hall on hall.id = there.hall_id
    left join region on region.code = there.region_code
    left join region city on city.code = region.parent_code and region.level = 3
    order by there.id`.execute(db)
  const numbers = numbersOf(ofEdition)
  return rows.map(({ id, name, first, last, city, longitude, latitude }) => ({
    id,
    name,
    journey: {
      busy: { from: first, to: last },
      cityName: city,
      place: longitude == null || latitude == null ? null : { longitude, latitude },
    },
    presence: new Map(
      (ofEdition.get(id) ?? []).map(({ companyId, probability }) => [
        numbers.get(companyId) ?? -1,
        probability,
      ]),
    ),
  }))
}

/** A number for each company, the same whenever it is asked of the same rows. */
function numbersOf(ofEdition: Present): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const there of ofEdition.values())
    for (const { companyId } of there) if (!numbers.has(companyId)) numbers.set(companyId, numbers.size)
  return numbers
}
