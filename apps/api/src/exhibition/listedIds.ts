import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { standsIn, walked } from '#standsIn.ts'

interface Asked {
  editionId: string
  viewer: Viewer
  /** What the plan shows. */
  most: number
}

/** Entries of a list in the order of the walk, as many as the plan shows, and the viewer's targets wherever they stand. */
export async function listedIds(
  db: Kysely<DB>,
  { editionId, viewer, most }: Asked,
): Promise<{ ids: string[]; total: number }> {
  const ranked = db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .leftJoin('booth', (join) =>
      join.onRef('booth.exhibitorId', '=', 'exhibitor.id').on('booth.position', '=', 1),
    )
    .leftJoin('targetItem as target', (join) =>
      join
        .onRef('target.exhibitorId', '=', 'exhibitor.id')
        .on('target.subAccountId', '=', viewer.subAccountId),
    )
    .where('exhibitor.editionId', '=', editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .select(['exhibitor.id', 'target.state'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .select(
      sql<number>`row_number() over (order by ${walked(standsIn)} nulls last,
        nullif(exhibitor.booth_walk, '') nulls last, exhibitor.id)`.as('place'),
    )
  const rows = await db
    .selectFrom(ranked.as('listed'))
    .where((on) => on.or([on('place', '<=', most), on('state', 'is not', null)]))
    .select(['id', 'total'])
    .execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
