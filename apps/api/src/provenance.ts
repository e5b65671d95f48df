import type { Locale } from '@zhzz/contract/locale.ts'
import { factGroup, type Provenance } from '@zhzz/contract/provenance.ts'
import type { DB, JsonValue } from '@zhzz/db/tables.gen.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { dayAfter, shanghaiDay } from '#day.ts'
import { written } from '#label.ts'

type Row = {
  dataSource: string
  sourceUrl: string | null
  asOf: string | null
  collectedAt: Date
  stated?: JsonValue | null
}

const stated = z.record(z.string(), z.tuple([z.string(), z.string().nullable()])).nullish()
const daysFresh = 365

/** Where the record comes from, and up to which day each source knew what it says. */
export async function provenanceOf(
  db: Kysely<DB>,
  row: Row,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Provenance> {
  const source = await db
    .selectFrom('dataSource')
    .where('name', '=', row.dataSource)
    .select(['licence', 'link'])
    .executeTakeFirst()
  const importedOn = shanghaiDay(row.collectedAt)
  const oldest = dayAfter(shanghaiDay(now), -daysFresh)
  const told = async (name: string, asOf: string | null) => ({
    source: await written(db, 'data_source', name, locale),
    asOf,
    isStale: (asOf ?? importedOn) < oldest,
  })
  const others = Object.entries(stated.parse(row.stated) ?? {}).flatMap(([name, [from, asOf]]) => {
    const { data: group } = factGroup.safeParse(name)
    return group === undefined ? [] : [{ group, from, asOf }]
  })
  return {
    ...(await told(row.dataSource, row.asOf)),
    licence: source?.licence ?? null,
    sourceUrl: row.sourceUrl ?? source?.link ?? null,
    importedOn,
    others: await Promise.all(
      others.map(async ({ group, from, asOf }) => ({ group, ...(await told(from, asOf)) })),
    ),
  }
}
