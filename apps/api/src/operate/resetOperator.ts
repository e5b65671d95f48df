import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { resetOperatorOf } from '#operate/operator/operators.ts'

export const resetOperator: Handler<typeof operate.resetOperator> = async (
  { id },
  { db, deps: { sealing }, now, fail },
) => {
  const link = await resetOperatorOf({ db, sealing }, { id }, now)
  if (link === null) throw fail('notFound')
  return link
}
