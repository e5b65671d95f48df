import { type Expense, expense } from '@zhzz/contract/schedule/expense.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** 费用 of a row of 我的展会, in the order they were written down. */
export async function expensesOf(db: Kysely<DB>, mineId: string): Promise<Expense[]> {
  const rows = await db
    .selectFrom('exhibitionExpense as expense')
    .innerJoin('subAccount as person', 'person.id', 'expense.subAccountId')
    .where('expense.myExhibitionId', '=', mineId)
    .orderBy('expense.createdAt')
    .orderBy('expense.id')
    .select(['expense.id', 'expense.kind', 'expense.amount', 'expense.note'])
    .select(['person.id as personId', 'person.realName'])
    .execute()
  return rows.map(({ personId, realName, ...row }) =>
    expense.parse({ ...row, person: { id: personId, name: realName } }),
  )
}

/** It stands on the viewer's 我的展会. Until the write ends nobody else writes its expenses. */
export async function isOwnRow(db: Kysely<DB>, viewer: Viewer, mineId: string): Promise<boolean> {
  const row = await db
    .selectFrom('myExhibition')
    .where('id', '=', mineId)
    .where('subAccountId', '=', viewer.subAccountId)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
