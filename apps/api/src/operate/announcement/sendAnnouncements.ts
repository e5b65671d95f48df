import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { writeMessages } from '#message/writeMessages.ts'
import { groupOf, seatsOf } from '#operate/announcement/seats.ts'

/** Accounts of one transaction. */
const batch = 500

/**
 * Sends what is due, batch by batch, until nothing is or the server ends. How far it is and the messages of a batch are
 * one transaction: a node that ends in the middle has done none of it, and nobody is told twice. Of two nodes each
 * has one that the other has not. Resolves with how many messages were written.
 */
export async function sendAnnouncements(db: Kysely<DB>, now: Date, signal?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (signal?.aborted) return sent
    const some = await db.transaction().execute((tx) => sendSome(tx, now))
    if (some === null) return sent
    sent += some
  }
}

/** Of the one that was due first a batch; null: none is due. */
async function sendSome(db: Kysely<DB>, now: Date): Promise<number | null> {
  const due = await db
    .selectFrom('announcement')
    .where('state', 'in', ['waiting', 'sending'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'texts', 'pagePath', 'audience', 'accountIds', 'lastAccountId', 'total'])
    .executeTakeFirst()
  if (due === undefined) return null
  const group = groupOf(due)
  const total = due.total ?? (await countOf(db, seatsOf(group, now)))
  const { rows } = await sql<{ walked: number; sent: number; last: string | null }>`
    with seat as materialized (${seatsOf(group, now, due.lastAccountId)} limit ${batch}),
    said as (${writeMessages(
      sql`select seat.sub_account_id, 'announced' as kind, ${due.id}::uuid as object_id,
          jsonb_build_object('name', words.said -> 'title', 'text', words.said -> 'text',
            'page', ${due.pagePath}::text) as facts,
          concat('announcement ', ${due.id}::text) as source
        from seat cross join lateral (select coalesce(
          ${JSON.stringify(due.texts)}::jsonb -> seat.locale, ${JSON.stringify(due.texts)}::jsonb -> 'zh-Hans') as said) words`,
      now,
    )} returning 1)
    select count(*)::int as walked, (select count(*) from said)::int as sent,
      (select account_id from seat order by account_id desc limit 1) as last
    from seat`.execute(db)
  const { walked, sent, last } = rows[0] ?? { walked: 0, sent: 0, last: null }
  const isDone = walked < batch
  await db
    .updateTable('announcement')
    .set((row) => ({
      total,
      walked: row('walked', '+', walked),
      sent: row('sent', '+', sent),
      lastAccountId: last ?? due.lastAccountId,
      state: isDone ? 'sent' : 'sending',
      endedAt: isDone ? now : null,
    }))
    .where('id', '=', due.id)
    .execute()
  return sent
}

async function countOf(db: Kysely<DB>, seats: ReturnType<typeof seatsOf>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${seats}) seat`.execute(db)
  return rows[0]?.n ?? 0
}
