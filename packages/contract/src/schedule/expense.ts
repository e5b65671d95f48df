import { z } from 'zod'
import { filledText, id, money } from '#field.ts'
import { expenseKinds } from '#schedule/choices.ts'

const expenseKind = z.enum(expenseKinds)
export type ExpenseKind = z.infer<typeof expenseKind>

/** What a person says of an expense of an exhibition on their 我的展会. */
export const expenseFields = z.object({
  kind: expenseKind,
  /** 元 */
  amount: z.number().min(0).max(1e11).multipleOf(0.01),
  note: filledText(200).nullish(),
  /** whose it is, one of the team; absent: the viewer's */
  personId: id.optional(),
})

export const expense = z.object({
  id,
  kind: expenseKind,
  amount: money,
  note: z.string().nullable(),
  person: z.object({ id, name: z.string().nullable() }),
})
export type Expense = z.infer<typeof expense>

/** Expenses of one row of 我的展会 at most. */
export const mostExpenses = 200
