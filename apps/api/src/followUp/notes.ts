import { type FollowUpNote, noteKind } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

const most = 200

/** Comments and corrections of a record, in the order they were written. */
export async function notesOf(db: Kysely<DB>, followUpId: string, viewer: Viewer): Promise<FollowUpNote[]> {
  const rows = await db
    .selectFrom('followUpNote as note')
    .leftJoin('subAccount as person', 'person.id', 'note.subAccountId')
    .where('note.followUpId', '=', followUpId)
    .orderBy('note.createdAt')
    .orderBy('note.id')
    .limit(most)
    .select(['note.id', 'note.kind', 'note.content', 'note.createdAt', 'note.subAccountId'])
    .select('person.realName as byName')
    .execute()
  return rows.map(({ subAccountId, kind, createdAt, ...row }) => ({
    ...row,
    kind: noteKind.parse(kind),
    isMine: subAccountId === viewer.subAccountId,
    createdAt: createdAt.toISOString(),
  }))
}
