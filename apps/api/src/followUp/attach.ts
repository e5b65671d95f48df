import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

type Files = readonly string[] | null | undefined

/** Whether each is an upload of the viewer's tenant for follow-ups. */
export async function areOwnFiles(db: Kysely<DB>, viewer: Viewer, fileIds: Files): Promise<boolean> {
  const wanted = [...new Set(fileIds ?? [])]
  if (wanted.length === 0) return true
  const own = await db
    .selectFrom('uploadFile')
    .where('id', 'in', wanted)
    .where('tenantId', '=', viewer.tenantId)
    .where('scene', '=', 'followUp')
    .select('id')
    .execute()
  return own.length === wanted.length
}

/** The record's files are these from now on, in this order; null leaves it as it is. */
export async function attachFiles(db: Kysely<DB>, followUpId: string, fileIds: Files): Promise<void> {
  if (fileIds == null) return
  await db.deleteFrom('followUpFile').where('followUpId', '=', followUpId).execute()
  const rows = [...new Set(fileIds)].map((fileId, position) => ({ followUpId, fileId, position }))
  if (rows.length > 0) await db.insertInto('followUpFile').values(rows).execute()
}
