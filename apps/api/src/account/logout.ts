import type { account } from '@zhzz/contract/account/calls.ts'
import type { Handler } from '#context.ts'
import { revokeSession } from '#http/session.ts'

export const logout: Handler<typeof account.logout> = async (_, { db, viewer, now }) => {
  await revokeSession(db, viewer.sessionId, now)
  return true
}
