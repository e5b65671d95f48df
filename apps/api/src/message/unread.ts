import type { notificationCategories } from '@zhzz/contract/person/notification.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Of a person's messages, how many were not opened yet. */
export async function unreadOf(db: Kysely<DB>, subAccountId: string) {
  const rows = await db
    .selectFrom('message')
    .where('subAccountId', '=', subAccountId)
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
    .groupBy('category')
    .select(['category', (row) => row.fn.countAll<number>().as('count')])
    .execute()
  const countOf = (category: (typeof notificationCategories)[number]) =>
    rows.find((row) => row.category === category)?.count ?? 0
  return {
    followUp: countOf('followUp'),
    exhibition: countOf('exhibition'),
    prediction: countOf('prediction'),
    member: countOf('member'),
    announcement: countOf('announcement'),
  }
}
