import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { written } from '#label.ts'

type Row = { dataSource: string; sourceUrl: string | null; collectedAt: Date }

/** Where the record comes from and when it was last seen there. */
export async function provenanceOf(
  db: Kysely<DB>,
  { dataSource, sourceUrl, collectedAt }: Row,
  locale: Locale,
) {
  const source = await written(db, 'data_source', dataSource, locale)
  return { source, sourceUrl, updatedAt: collectedAt.toISOString() }
}
