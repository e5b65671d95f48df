import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'

export const feedback: Handler<typeof prediction.feedback> = async (
  { editionId, companyId, verdict, note },
  { db, viewer, now, fail },
) => {
  const known = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .where((where) => where.exists(where.selectFrom('company').where('company.id', '=', companyId)))
    .select('id')
    .executeTakeFirst()
  if (known === undefined) throw fail('notFound')
  const { subAccountId } = viewer
  if (verdict === null)
    await db
      .deleteFrom('predictionFeedback')
      .where('editionId', '=', editionId)
      .where('companyId', '=', companyId)
      .where('subAccountId', '=', subAccountId)
      .execute()
  else
    await db
      .insertInto('predictionFeedback')
      .values({ editionId, companyId, subAccountId, verdict, note, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['editionId', 'companyId', 'subAccountId'])
          .doUpdateSet({ verdict, note, createdAt: now }),
      )
      .execute()
  return { myVerdict: verdict }
}
