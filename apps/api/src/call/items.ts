import type { call } from '@zhzz/contract/call/calls.ts'
import { mostInList } from '@zhzz/contract/call/choices.ts'
import { callItemState } from '@zhzz/contract/call/list.ts'
import { callResult } from '@zhzz/contract/call/record.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { callListsOf } from '#call/listOf.ts'
import type { Handler } from '#context.ts'
import { companyStates } from '#member/companyState.ts'

export const items: Handler<typeof call.items> = async ({ id }, { db, viewer, now, fail }) => {
  const [list] = await callListsOf(db, viewer, id)
  if (list === undefined) throw fail('notFound')
  const rows = await db
    .selectFrom('callListItem as item')
    .innerJoin('company', 'company.id', 'item.companyId')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('callRecord')
          .whereRef('callRecord.companyId', '=', 'item.companyId')
          .where('callRecord.tenantId', '=', viewer.tenantId)
          .orderBy('callRecord.startedAt', 'desc')
          .limit(1)
          .select(['callRecord.startedAt', 'callRecord.result'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('item.listId', '=', id)
    .orderBy('item.position')
    .limit(mostInList)
    .select(['item.id', 'item.state', 'item.companyId', 'company.name', 'company.contactCount'])
    .select(['company.registrationStatus', 'last.startedAt', 'last.result'])
    .execute()
  const stateOf = await companyStates(
    db,
    rows.map(({ companyId }) => companyId),
    viewer,
    now,
  )
  return {
    list,
    items: rows.map((row) => ({
      id: row.id,
      state: callItemState.parse(row.state),
      company: {
        id: row.companyId,
        name: row.name,
        nameParts: nameParts(row.name),
        contactCount: row.contactCount,
        registrationStatus: row.registrationStatus,
        myState: stateOf(row.companyId),
      },
      lastCalledAt: row.startedAt?.toISOString() ?? null,
      lastResult: callResult.nullable().parse(row.result),
    })),
  }
}
