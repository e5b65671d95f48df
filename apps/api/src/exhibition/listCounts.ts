import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** What an exhibitor list holds as a whole, and what of it the viewer marked. */
export async function listCounts(
  db: Kysely<DB>,
  editionId: string,
  viewer: Viewer | null,
): Promise<Output<typeof exhibition.exhibitors>['counts']> {
  const counts = await db
    .selectFrom('exhibitor')
    .where('editionId', '=', editionId)
    .where('withdrawnAt', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn.countAll<number>().filterWhere('boothType', 'in', ['custom', 'raw']).as('customBuilt'),
      row.fn.countAll<number>().filterWhere('isFirstTime', '=', true).as('firstTime'),
    ])
    .executeTakeFirstOrThrow()
  if (viewer === null) return { ...counts, targets: null, visited: null }
  const marked = await db
    .selectFrom('targetItem')
    .innerJoin('exhibitor', 'exhibitor.id', 'targetItem.exhibitorId')
    .where('targetItem.subAccountId', '=', viewer.subAccountId)
    .where('targetItem.editionId', '=', editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('targets'),
      row.fn.countAll<number>().filterWhere('targetItem.state', '=', 'visited').as('visited'),
    ])
    .executeTakeFirstOrThrow()
  return { ...counts, ...marked }
}
