import type { Point } from '@zhzz/contract/place/place.ts'
import { type RawBuilder, sql } from 'kysely'

const metresOfDegree = 111_195

/** Metres from a point to `latitude`, `longitude` of a table by its alias; null where its place is unknown. */
export function metresTo(table: string, point: Point): RawBuilder<number> {
  return metresFrom(placeOf(table), point)
}

/** The same of a place that is told otherwise: its latitude and longitude, float8. */
export function metresFrom(
  [ownLatitude, ownLongitude]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
  { latitude, longitude }: Point,
): RawBuilder<number> {
  return sql<number>`round(12742017.6 * asin(least(1, sqrt(
    power(sind((${ownLatitude} - ${latitude}::float8) / 2), 2)
    + cosd(${latitude}::float8) * cosd(${ownLatitude}) * power(sind((${ownLongitude} - ${longitude}::float8) / 2), 2)))))`
}

/** Whether it lies in the square around the circle: what the indexes company_near and hall_near find. */
export function isAround(table: string, { latitude, longitude }: Point, metres: number): RawBuilder<boolean> {
  const [ownLatitude, ownLongitude] = placeOf(table)
  const north = metres / metresOfDegree
  const east = Math.min(180, north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  return sql<boolean>`point(${ownLongitude}, ${ownLatitude}) <@ box(
    point(${longitude - east}::float8, ${latitude - north}::float8),
    point(${longitude + east}::float8, ${latitude + north}::float8))
    and ${sql.ref(`${table}.longitude`)} is not null and ${sql.ref(`${table}.latitude`)} is not null`
}

function placeOf(table: string) {
  return [
    sql`${sql.ref(`${table}.latitude`)}::float8`,
    sql`${sql.ref(`${table}.longitude`)}::float8`,
  ] as const
}
