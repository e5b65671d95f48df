import type { message } from '@zhzz/contract/message/calls.ts'
import type { Handler } from '#context.ts'

export const endTarget: Handler<typeof message.endTarget> = async ({ channel }, { db, viewer }) => {
  await db
    .deleteFrom('messageTarget')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('channel', '=', channel)
    .$if(channel === 'push', (query) => query.where('sessionId', '=', viewer.sessionId))
    .execute()
  return true
}
