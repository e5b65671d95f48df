import type { account } from '@zhzz/contract/account/calls.ts'
import { deviceName } from '#account/session/deviceName.ts'
import type { Handler } from '#context.ts'
import { openSessions } from '#http/session.ts'

export const sessionList: Handler<typeof account.sessionList> = async (_, { db, viewer, now }) => {
  const rows = await openSessions(db, viewer.accountId, now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .select(['id', 'userAgent', 'ipMask', 'createdAt', 'lastSeenAt'])
    .execute()
  return rows.map(({ id, userAgent, ipMask, createdAt, lastSeenAt }) => ({
    sessionId: id,
    device: deviceName(userAgent),
    ip: ipMask,
    signedInAt: createdAt.toISOString(),
    lastActiveAt: lastSeenAt.toISOString(),
    isCurrent: id === viewer.sessionId,
  }))
}
