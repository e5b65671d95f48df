import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { correctCompany as correct } from '@zhzz/import/correct/correctCompany.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const correctCompany: Handler<typeof operate.correctCompany> = async (
  { id, set, blank, source },
  { db, now, operator, fail },
) => {
  const correction = { companyId: id, set, blank, source, asOf: shanghaiDay(now), by: signedBy(operator) }
  return { number: await orHindered(fail, source, () => correct(queriesOf(db), correction)) }
}
