import type { DB } from '@zhzz/db/openDatabase.ts'
import { seriesNameOf } from '@zhzz/import/exhibition/seriesName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { Kysely } from 'kysely'

/** The series that bear a name, by the name's key without year and number: mostly one, of homonyms several. */
export type SeriesByKey = ReadonlyMap<string, ReadonlySet<string>>

/** Every series by all its names. There are thousands, not millions. */
export async function knownSeriesNames(db: Kysely<DB>): Promise<SeriesByKey> {
  const rows = await db
    .selectFrom('exhibitionSeries')
    .select(['id', 'name', 'englishName', 'aliases'])
    .execute()
  const known = new Map<string, Set<string>>()
  for (const { id, name, englishName, aliases } of rows)
    for (const one of [name, englishName, ...aliases]) {
      if (!one) continue
      const key = seriesKey(one)
      known.set(key, (known.get(key) ?? new Set()).add(id))
    }
  return known
}

/** What the names of all editions of a series have in common. */
export function seriesKey(name: string): string {
  return nameKey(seriesNameOf(name).series)
}
