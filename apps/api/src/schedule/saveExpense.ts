import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { mostExpenses } from '@zhzz/contract/schedule/expense.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { isOfTeam } from '#member/isOfTeam.ts'
import { expensesOf, isOwnRow } from '#schedule/expenses.ts'

export const saveExpense: Handler<typeof schedule.saveExpense> = async (
  { mineId, id, personId, kind, amount, note = null },
  { db, viewer, now, fail },
) => {
  if (!(await isOwnRow(db, viewer, mineId))) throw fail('notFound')
  const subAccountId = personId ?? viewer.subAccountId
  if (!(await isOfTeam(db, viewer, [subAccountId]))) throw fail('invalid', { fields: ['personId'] })
  const said = { kind, amount, note, subAccountId, updatedAt: now }
  if (id === undefined) {
    if ((await expensesOf(db, mineId)).length >= mostExpenses) throw fail('invalid', { fields: ['mineId'] })
    await db
      .insertInto('exhibitionExpense')
      .values({ ...said, id: uuid(), myExhibitionId: mineId, createdAt: now })
      .execute()
  } else {
    const changed = await db
      .updateTable('exhibitionExpense')
      .set(said)
      .where('id', '=', id)
      .where('myExhibitionId', '=', mineId)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw fail('notFound')
  }
  return { expenses: await expensesOf(db, mineId) }
}
