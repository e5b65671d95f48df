import type { CallList } from '@zhzz/contract/call/list.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** The viewer's own lists with how far each is, the newest first; `only` one of them. */
export async function callListsOf(db: Kysely<DB>, viewer: Viewer, only?: string): Promise<CallList[]> {
  const rows = await db
    .selectFrom('callList as list')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'list.editionId')
    .where('list.subAccountId', '=', viewer.subAccountId)
    .$if(only !== undefined, (query) => query.where('list.id', '=', only ?? ''))
    .orderBy('list.createdAt', 'desc')
    .limit(100)
    .select(['list.id', 'list.name', 'list.editionId', 'edition.name as editionName', 'list.createdAt'])
    .select(sql<number>`(select count(*)::int from call_list_item where list_id = list.id)`.as('total'))
    .select(
      sql<number>`(select count(*)::int from call_list_item where list_id = list.id and state = 'waiting')`.as(
        'waiting',
      ),
    )
    .execute()
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
