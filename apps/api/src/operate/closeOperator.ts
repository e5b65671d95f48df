import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { closeOperatorOf } from '#operate/operator/operators.ts'

export const closeOperator: Handler<typeof operate.closeOperator> = async (
  { id },
  { db, operator, now, fail },
) => {
  if (id === operator.id) throw fail('conflict')
  if (!(await closeOperatorOf(db, { id }, now))) throw fail('notFound')
  return true
}
