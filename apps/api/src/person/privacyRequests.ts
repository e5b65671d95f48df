import type { person } from '@zhzz/contract/person/calls.ts'
import { privacyRequest } from '@zhzz/contract/person/privacyRequest.ts'
import type { Handler } from '#context.ts'

const most = 50

export const privacyRequests: Handler<typeof person.privacyRequests> = async (_, { db, viewer }) => {
  const rows = await db
    .selectFrom('privacyRequest')
    .where('accountId', '=', viewer.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'number as no', 'kind', 'content', 'state', 'did', 'answer', 'dueOn'])
    .select(['createdAt', 'answeredAt'])
    .execute()
  return rows.map(({ createdAt, answeredAt, ...row }) =>
    privacyRequest.parse({
      ...row,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  )
}
