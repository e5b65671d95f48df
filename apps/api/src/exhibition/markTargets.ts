import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { TargetState } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'

export const markTargets: Handler<typeof exhibition.markTargets> = async ({ marks }, { db, viewer, now }) => {
  // A clock that runs ahead must not make a mark that no later one can change.
  const timed = marks.map(({ at, ...mark }) => ({
    ...mark,
    markedAt: new Date(Math.min(Date.parse(at), now.getTime())),
  }))
  const latest = new Map(
    timed.sort((a, b) => a.markedAt.getTime() - b.markedAt.getTime()).map((mark) => [mark.exhibitorId, mark]),
  )
  const entries = await db
    .selectFrom('exhibitor')
    .where('id', 'in', [...latest.keys()])
    .orderBy('id')
    .select(['id', 'editionId'])
    .execute()
  let kept = 0
  for (const { id, editionId } of entries) {
    const mark = latest.get(id)
    if (mark === undefined) continue
    const { state, markedAt } = mark
    const item = { subAccountId: viewer.subAccountId, exhibitorId: id, markedAt }
    kept += state === 'none' ? await remove(db, item) : await put(db, { ...item, editionId, state })
  }
  return { kept }
}

interface Item {
  subAccountId: string
  exhibitorId: string
  markedAt: Date
}

async function put(db: Kysely<DB>, item: Item & { editionId: string; state: TargetState }): Promise<number> {
  const { state, markedAt } = item
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('targetItem')
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(['subAccountId', 'exhibitorId'])
        .doUpdateSet({ state, markedAt })
        .where('targetItem.markedAt', '<=', markedAt),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

async function remove(db: Kysely<DB>, { subAccountId, exhibitorId, markedAt }: Item): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('targetItem')
    .where('subAccountId', '=', subAccountId)
    .where('exhibitorId', '=', exhibitorId)
    .where('markedAt', '<=', markedAt)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
