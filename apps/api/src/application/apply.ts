import type { application } from '@zhzz/contract/application/calls.ts'
import { sql } from 'kysely'
import { applicationCards } from '#application/cards.ts'
import type { Handler } from '#context.ts'

/** One request of a tenant for an application at a time; who asks again after an answer has a new number. */
export const apply: Handler<typeof application.apply> = async ({ id, wish }, context) => {
  const { db, viewer, now, fail } = context
  const [card] = await applicationCards({ ...context, has: () => true }, id)
  if (card === undefined) throw fail('notFound')
  if (card.openState === 'asked') return { openState: 'asked' as const }
  if (card.closedBy !== 'plan') throw fail('nothingToDo')
  const asked = {
    state: 'asked',
    wish,
    askedBy: viewer.subAccountId,
    askedAt: now,
    answeredAt: null,
    answer: '',
    operator: null,
    isTrial: false,
    expiresAt: null,
  }
  await db
    .insertInto('applicationOpen')
    .values({ tenantId: viewer.tenantId, code: id, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'code'])
        .doUpdateSet({ ...asked, requestNo: sql`nextval('application_request')` })
        // Somebody else of the team asked meanwhile.
        .where('applicationOpen.state', '!=', 'asked'),
    )
    .execute()
  return { openState: 'asked' as const }
}
