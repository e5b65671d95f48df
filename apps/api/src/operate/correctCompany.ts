import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { correctCompany as correct, Hindered } from '@zhzz/import/correct/correctCompany.ts'
import { isSourceName } from '@zhzz/import/origin.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'

export const correctCompany: Handler<typeof operate.correctCompany> = async (
  { id, set, blank, source },
  { db, now, operator, fail },
) => {
  if (!isSourceName(source)) throw fail('conflict', { hindrance: 'source' })
  const correction = { companyId: id, set, blank, source, asOf: shanghaiDay(now), by: signedBy(operator) }
  try {
    return { number: await correct(queriesOf(db), correction) }
  } catch (error) {
    if (!(error instanceof Hindered)) throw error
    if (error.hindrance === 'gone') throw fail('notFound')
    throw fail('conflict', { hindrance: error.hindrance, field: error.field })
  }
}
