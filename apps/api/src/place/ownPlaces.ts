import type { Locale } from '@zhzz/contract/locale.ts'
import { type Place, type Point, placePageSize, searchRadius } from '@zhzz/contract/place/place.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { fold, nameKey } from '@zhzz/search/text/fold.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { placeName } from '#label.ts'
import type { AskedNames, AskedPlaces, PlaceAt, PlacePage } from '#outside/places.ts'
import { isAround, metresTo } from '#region/near.ts'
import { regionName } from '#region/regionName.ts'

type Row = { name: string; address: string; distance: number; latitude: number; longitude: number }

/** Circles in which as many are looked for as a page needs: in the middle of a city the smallest is enough. */
const circles = [300, 1_000, 2_000, searchRadius]
/** A person who scrolls further searches by name. */
const most = 100

/** Halls and companies around a point, the nearest first. */
export async function nearby(
  db: Kysely<DB>,
  { around, cursor }: Omit<AskedPlaces, 'locale'>,
): Promise<PlacePage> {
  const from = offsetOf(cursor)
  const take = from + placePageSize + 1
  for (const radius of circles) {
    const rows = await inCircle(db, around, radius, { where: sql`true`, take })
    if (rows.length === take || radius === searchRadius) return pageFrom(rows, from)
  }
  return { list: [], cursor: null }
}

/** By name: around a point halls and companies, in the whole country halls, cities, and a company by its whole name. */
export async function search(
  db: Kysely<DB>,
  { around, keyword, within, locale, cursor }: AskedNames,
): Promise<PlacePage> {
  const from = offsetOf(cursor)
  const take = from + placePageSize + 1
  const words = fold(keyword).split(' ').filter(Boolean).slice(0, 4)
  const has = (texts: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${texts} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    )
  if (words.length === 0) return { list: [], cursor: null }
  if (within === 'radius')
    return pageFrom(await inCircle(db, around, searchRadius, { where: has(sql`found.names`), take }), from)
  const { rows } = await sql<Row>`
    select name, address, distance, latitude::float8, longitude::float8 from (
      ${hallRows(around)} union all
      select null, ${placeName('region', locale)}, ${regionName('region', 'parent', locale)},
        concat_ws(' ', region.name, region.english_name, ${placeName('region', locale)}),
        region.latitude, region.longitude, ${metresTo('region', around)}
      from region left join region parent on parent.code = region.parent_code
      where region.level = 2 and region.latitude is not null union all
      ${companyRows(around)} and company.name_key = ${nameKey(keyword)}
    ) found (id, name, address, names, latitude, longitude, distance)
    where ${has(sql`found.names`)} order by distance, name, id limit ${take}`.execute(db)
  return pageFrom(rows, from)
}

/** What a point is called: the hall or company that stands there, else the city nearest to it. */
export async function regeocode(db: Kysely<DB>, around: Point, locale: Locale): Promise<PlaceAt> {
  const { rows } = await sql<Row & { code: string }>`
    select region.code, ${regionName('region', 'parent', locale)} as name, ${metresTo('region', around)} as distance
    from region left join region parent on parent.code = region.parent_code
    where region.level = 2 and region.latitude is not null and ${isAround('region', around, nearestCity)}
    order by distance, region.code limit 1`.execute(db)
  const [city] = rows
  const [standing] = await inCircle(db, around, atTheDoor, { where: sql`true`, take: 1 })
  if (standing) return { place: placeOf(standing), regionCode: city?.code ?? null }
  if (!city) return { place: null, regionCode: null }
  return {
    place: { name: city.name, address: city.name, distance: 0, ...around, coordType: 'wgs84' },
    regionCode: city.code,
  }
}
/** m */
const atTheDoor = 150
const nearestCity = 150_000

/** Some thousands, which are looked through; what an import says of a place goes before our reference data. */
export const knownHalls = sql`select id, name, english_name, known_name, aliases, known_aliases, address,
  coalesce(indoor_area, known_indoor_area) as indoor_area,
  coalesce(longitude, known_longitude) as longitude, coalesce(latitude, known_latitude) as latitude from hall`

function hallRows(around: Point) {
  return sql`select hall.id, hall.name, coalesce(hall.address, ''),
      concat_ws(' ', hall.name, hall.english_name, hall.known_name, array_to_string(hall.aliases || hall.known_aliases, ' ')),
      hall.latitude, hall.longitude, ${metresTo('hall', around)}
    from (${knownHalls}) hall where hall.latitude is not null and hall.longitude is not null`
}

function companyRows(around: Point) {
  return sql`select company.id, company.name, coalesce(company.registered_address, ''),
      concat_ws(' ', company.name, company.english_name), company.latitude, company.longitude,
      ${metresTo('company', around)}
    from company where company.latitude is not null and company.longitude is not null
      and company.merged_into_id is null`
}

async function inCircle(
  db: Kysely<DB>,
  around: Point,
  metres: number,
  { where, take }: { where: RawBuilder<unknown>; take: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select name, address, distance, latitude::float8, longitude::float8 from (
      ${hallRows(around)} union all
      ${companyRows(around)} and ${isAround('company', around, metres)}
    ) found (id, name, address, names, latitude, longitude, distance)
    where distance <= ${metres} and ${where} order by distance, name, id limit ${take}`.execute(db)
  return rows
}

function offsetOf(cursor: string | null): number {
  const offset = Number(cursor ?? 0)
  return Number.isInteger(offset) && offset >= 0 && offset < most ? offset : 0
}

function pageFrom(rows: Row[], from: number): PlacePage {
  const next = from + placePageSize
  const hasMore = rows.length > next && next < most
  return { list: rows.slice(from, next).map(placeOf), cursor: hasMore ? String(next) : null }
}

function placeOf(row: Row): Place {
  const { name, address, distance, latitude, longitude } = row
  return {
    name: name.slice(0, 200),
    address: address.slice(0, 300),
    distance,
    latitude,
    longitude,
    coordType: 'wgs84',
  }
}
