import type { operate } from '@zhzz/contract/operate/calls.ts'
import { correctedFact } from '@zhzz/contract/operate/correctFacts.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { removeOccupancy as remove } from '@zhzz/import/correct/occupancies.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { factValues } from '#operate/correct/factValues.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const removeOccupancy: Handler<typeof operate.removeOccupancy> = async (
  { id, source, isTrial },
  { db, now, operator, locale, fail },
) => {
  const stands = await factValues(db, 'occupancy', id, locale)
  const removed = { id, source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const number = await orHindered(fail, source, () => remove(queriesOf(db), removed, isTrial))
  const changes = (stands?.facts ?? []).map(({ field, value }) => ({
    field: correctedFact.parse(field),
    before: value,
    after: null,
  }))
  return { number, companyCount: 0, changes: changes.filter(({ before }) => before !== null) }
}
