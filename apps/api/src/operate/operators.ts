import type { operate } from '@zhzz/contract/operate/calls.ts'
import { operatorRoles } from '@zhzz/contract/operatorRole.ts'
import type { Handler } from '#context.ts'

export const operators: Handler<typeof operate.operators> = async (_input, { db }) => {
  const rows = await db
    .selectFrom('operator')
    .orderBy('name')
    .select(['id', 'name', 'roles', 'passwordHash', 'createdBy', 'createdAt', 'closedAt'])
    .select((row) =>
      row
        .selectFrom('operatorSession as session')
        .whereRef('session.operatorId', '=', 'operator.id')
        .select((own) => own.fn.max('session.lastSeenAt').as('at'))
        .as('lastSeenAt'),
    )
    .execute()
  const list = rows.map(({ roles, passwordHash, closedAt, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    roles: operatorRoles.filter((role) => roles.includes(role)),
    state:
      closedAt !== null
        ? ('closed' as const)
        : passwordHash === null
          ? ('invited' as const)
          : ('active' as const),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
  return { list }
}
