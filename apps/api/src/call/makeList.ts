import type { call } from '@zhzz/contract/call/calls.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { callListsOf } from '#call/listOf.ts'
import type { Handler } from '#context.ts'

/** Lists that a person may have at once. */
const mostLists = 100

export const makeList: Handler<typeof call.makeList> = async (
  { name, companyIds, editionId },
  { db, viewer, now, fail },
) => {
  await sql`select from sub_account where id = ${viewer.subAccountId} for update`.execute(db)
  const { kept } = await db
    .selectFrom('callList')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  if (kept >= mostLists) throw fail('conflict')
  const edition =
    editionId === undefined
      ? undefined
      : await db.selectFrom('exhibitionEdition').where('id', '=', editionId).select('id').executeTakeFirst()
  const id = uuid()
  await db
    .insertInto('callList')
    .values({
      id,
      name,
      tenantId: viewer.tenantId,
      subAccountId: viewer.subAccountId,
      editionId: edition?.id ?? null,
      createdAt: now,
    })
    .execute()
  // Of a company that was joined to another, that one; companies without any contact cannot be rung.
  const { numAffectedRows } = await sql`
    insert into call_list_item (id, list_id, company_id, position)
    select gen_random_uuid(), ${id}::uuid, company_id, row_number() over (order by place)
    from (
      select company.id as company_id, min(asked.place) as place
      from unnest(${companyIds}::uuid[]) with ordinality as asked (id, place)
      join company named on named.id = asked.id
      join company on company.id = coalesce(named.merged_into_id, named.id)
      where company.contact_count > 0 group by company.id
    ) as found`.execute(db)
  if (!numAffectedRows) throw fail('nothingToDo')
  const [made] = await callListsOf(db, viewer, id)
  if (made === undefined) throw fail('nothingToDo')
  return made
}
