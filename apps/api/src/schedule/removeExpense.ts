import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'
import { expensesOf, isOwnRow } from '#schedule/expenses.ts'

export const removeExpense: Handler<typeof schedule.removeExpense> = async (
  { mineId, id },
  { db, viewer, fail },
) => {
  if (!(await isOwnRow(db, viewer, mineId))) throw fail('notFound')
  const removed = await db
    .deleteFrom('exhibitionExpense')
    .where('id', '=', id)
    .where('myExhibitionId', '=', mineId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw fail('notFound')
  return { expenses: await expensesOf(db, mineId) }
}
