import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

export const me: Handler<typeof operate.me> = async (_input, { db, operator }) => {
  const { id, name, roles, sessionEndsAt } = operator
  const { left } = await db
    .selectFrom('operatorRecovery')
    .where('operatorId', '=', id)
    .where('usedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return { id, name, roles, sessionEndsAt: sessionEndsAt.toISOString(), recoveryCodesLeft: left }
}
