import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'

export const see: Handler<typeof prediction.see> = async (_, { db, viewer, now }) => {
  await db
    .updateTable('subAccount')
    .set({ predictionsSeenAt: now })
    .where('id', '=', viewer.subAccountId)
    .execute()
  return { newPredictionCount: 0 }
}
