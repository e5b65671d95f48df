import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'

/** Has 个人信息副本 made of everything that the person wrote; its id. They alone can fetch it. */
export async function askForCopy(db: Kysely<DB>, subAccountId: string, now: Date): Promise<string> {
  const id = uuid()
  await db.insertInto('personalExport').values({ id, subAccountId, createdAt: now, nextTryAt: now }).execute()
  return id
}
