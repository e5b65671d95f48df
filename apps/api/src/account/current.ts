import type { account } from '@zhzz/contract/account/calls.ts'
import { viewerInfoOf } from '#account/session/viewerInfo.ts'
import type { Handler } from '#context.ts'

export const current: Handler<typeof account.current> = (_, { db, viewer, now }) =>
  viewerInfoOf(db, viewer, now)
