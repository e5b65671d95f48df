import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostLifts } from '@zhzz/contract/operate/textMessages.ts'
import type { Handler } from '#context.ts'

export const lifts: Handler<typeof operate.lifts> = async (_input, { db, now }) => {
  const rows = await db
    .selectFrom('limitLift')
    .orderBy('liftedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostLifts)
    .select(['id', 'phoneMask', 'reason', 'operator', 'liftedAt', 'until', 'endedBy', 'endedAt'])
    .execute()
  const list = rows.map(({ liftedAt, until, endedAt, ...row }) => ({
    ...row,
    at: liftedAt.toISOString(),
    until: until.toISOString(),
    isOpen: endedAt === null && until > now,
  }))
  return { list }
}
