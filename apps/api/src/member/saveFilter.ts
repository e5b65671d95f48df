import { type member, mostFilters } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { readFilter } from '#member/readFilter.ts'

export const saveFilter: Handler<typeof member.saveFilter> = async (
  { id, scope, name, params },
  { db, viewer, now, fail },
) => {
  // One after the other for a person, so that two at once cannot pass the limit or take the same name.
  await sql`select from sub_account where id = ${viewer.subAccountId} for update`.execute(db)
  const others = await db
    .selectFrom('savedFilter')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('scope', '=', scope)
    .select(['id', 'name'])
    .execute()
  if (id !== undefined && !others.some((other) => other.id === id)) throw fail('notFound')
  if (others.some((other) => other.name === name && other.id !== id)) throw fail('conflict')
  if (id === undefined && others.length >= mostFilters)
    throw fail('quotaUsedUp', { quota: 'savedFilter', limit: mostFilters })
  const row = { name, params: JSON.stringify(params), updatedAt: now }
  const saved = await db
    .insertInto('savedFilter')
    .values({ id: id ?? uuid(), subAccountId: viewer.subAccountId, scope, createdAt: now, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning(['id', 'name', 'params'])
    .executeTakeFirstOrThrow()
  return readFilter(saved)
}
