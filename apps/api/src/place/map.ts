import type { place } from '@zhzz/contract/place/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { placeName } from '#label.ts'
import { knownHalls } from '#place/ownPlaces.ts'

/** Halls with the largest area stand on a map that is drawn. */
const mostHalls = 1_000

export const map: Handler<typeof place.map> = async (_input, { db, deps, locale }) => {
  const { rows } = await sql<{ kind: 'city' | 'hall'; name: string; latitude: number; longitude: number }>`
    (select 'city' as kind, ${placeName('region', locale)} as name, latitude::float8, longitude::float8
      from region where level = 2 and latitude is not null order by code)
    union all
    (select 'hall', name, latitude::float8, longitude::float8
      from (${knownHalls}) hall where latitude is not null and longitude is not null
      order by indoor_area desc nulls last, id limit ${mostHalls})`.execute(db)
  return { tiles: deps.tiles, landmarks: rows }
}
