import { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { shownOf } from '#operate/unanswerable.ts'

/** Those that wait by the day on which they are due, or those that are answered, the newest first. */
export const waitingPrivacyRequests: Handler<typeof operate.waitingPrivacyRequests> = async (
  { state },
  { db, now },
) => {
  const isWaiting = state === 'waiting'
  const rows = await db
    .selectFrom('privacyRequest as asked')
    .leftJoin('subAccount as person', 'person.id', 'asked.subAccountId')
    .leftJoin('tenant', 'tenant.id', 'person.tenantId')
    .leftJoin('account', 'account.id', 'asked.accountId')
    .where('asked.state', isWaiting ? '=' : '!=', 'open')
    .$if(isWaiting, (query) => query.orderBy('asked.dueOn'))
    .orderBy('asked.number', isWaiting ? 'asc' : 'desc')
    .limit(mostRows + 1)
    .select(['asked.number', 'asked.createdAt', 'asked.kind', 'asked.content', 'asked.dueOn', 'asked.state'])
    .select(['asked.did', 'asked.answer', 'asked.operator', 'asked.answeredAt', 'asked.accountId'])
    .select(['tenant.name as tenant', 'tenant.planCode', 'person.realName', 'account.phoneMask'])
    .execute()
  const shape = operate.waitingPrivacyRequests.output.shape.list.element
  const list = rows.map((row) =>
    shape.parse({
      no: row.number,
      at: row.createdAt.toISOString(),
      tenant: row.tenant ?? '',
      plan: row.planCode ?? '',
      person: row.realName ?? '',
      phoneMask: row.phoneMask ?? '',
      wish: row.content,
      state: row.state,
      answer: row.answer,
      operator: row.operator,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      kind: row.kind,
      accountId: row.accountId,
      did: row.did,
      due: row.dueOn,
      isLate: isWaiting && shanghaiDay(now) > row.dueOn,
    }),
  )
  return shownOf(list, mostRows)
}
