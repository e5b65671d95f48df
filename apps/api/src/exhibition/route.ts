import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { walkRoute } from '@zhzz/contract/exhibition/walkRoute.ts'
import type { Handler } from '#context.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'

/** More than anybody walks to in the days of an exhibition. */
const mostStops = 500

export const route: Handler<typeof exhibition.route> = async (
  { editionId },
  { db, viewer, now, locale, fail },
) => {
  const edition = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .select('name')
    .executeTakeFirst()
  if (edition === undefined) throw fail('notFound')
  const targets = await db
    .selectFrom('targetItem as target')
    .innerJoin('exhibitor', 'exhibitor.id', 'target.exhibitorId')
    .where('target.subAccountId', '=', viewer.subAccountId)
    .where('target.editionId', '=', editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .orderBy('exhibitor.boothWalk')
    .orderBy('exhibitor.id')
    .limit(mostStops)
    .select('exhibitor.id')
    .execute()
  const ids = targets.map(({ id }) => id)
  return {
    editionName: edition.name,
    ...walkRoute(await exhibitorRows(db, ids, { viewer, now, locale })),
  }
}
