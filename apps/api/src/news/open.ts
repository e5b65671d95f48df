import type { news } from '@zhzz/contract/news/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'

export const open: Handler<typeof news.open> = async ({ id }, { db, viewer, now, fail }) => {
  const found = await db.selectFrom('news').where('id', '=', id).select('id').executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  await sql`with first as (
      insert into news_read (news_id, sub_account_id, read_at) values (${id}, ${viewer.subAccountId}, ${now})
      on conflict do nothing returning news_id)
    insert into news_readers (news_id, readers) select news_id, 1 from first
    on conflict (news_id) do update set readers = news_readers.readers + 1`.execute(db)
  return true
}
