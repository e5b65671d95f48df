import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { lastModel, scorecardOfAll } from '#scorecardOfAll.ts'
import { scorecardsOf } from '#scorecards.ts'

export const scorecard: Handler<typeof prediction.scorecard> = async (
  { editionId, seriesId },
  { db, fail },
) => {
  const table = editionId === undefined ? ('exhibitionSeries' as const) : ('exhibitionEdition' as const)
  const asked = editionId ?? seriesId
  if (asked !== undefined) {
    const known = await db.selectFrom(table).where('id', '=', asked).select('id').executeTakeFirst()
    if (known === undefined) throw fail('notFound')
  }
  if (editionId === undefined) return scorecardOfAll(db, seriesId)
  const card = (await scorecardsOf(db, [editionId])).get(editionId) ?? null
  return { scorecard: card, ...(await lastModel(db)) }
}
