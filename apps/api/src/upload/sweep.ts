import { filePath } from '@zhzz/contract/upload/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Storage } from '#outside/storage.ts'

/** Uploads that after two days belong to nothing go; then the objects that nothing needs any more. */
export async function sweepFiles(db: Kysely<DB>, storage: Storage, now: Date): Promise<void> {
  const border = new Date(now.getTime() - 48 * 3600 * 1000)
  await sql`
    delete from upload_file file where created_at < ${border}
      and not exists (select 1 from follow_up_file where file_id = file.id)
      and not exists (select 1 from authentication where license_file_id = file.id or letter_file_id = file.id)
      and not exists (select 1 from sub_account person
        where person.id = file.sub_account_id and person.avatar_url like ${`${filePath}/`} || file.id || '%')`.execute(
    db,
  )
  const due = await db
    .selectFrom('uploadRemoval')
    .where('dueAt', '<=', now)
    .select('key')
    .limit(1000)
    .execute()
  for (const { key } of due) {
    await storage.remove(key)
    await db.deleteFrom('uploadRemoval').where('key', '=', key).execute()
  }
}
