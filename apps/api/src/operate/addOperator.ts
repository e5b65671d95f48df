import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { addOperatorNamed } from '#operate/operator/operators.ts'

export const addOperator: Handler<typeof operate.addOperator> = async (
  { name, roles },
  { db, deps: { sealing }, operator, now, fail },
) => {
  const link = await addOperatorNamed({ db, sealing }, { name, roles, operator: signedBy(operator), now })
  if (link === null) throw fail('conflict')
  return link
}
