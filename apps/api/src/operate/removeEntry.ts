import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { removeEntry as remove } from '@zhzz/import/correct/entries.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { factValues } from '#operate/correct/factValues.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const removeEntry: Handler<typeof operate.removeEntry> = async (
  { id, source, isTrial },
  { db, now, operator, locale, fail },
) => {
  const stands = await factValues(db, 'entry', id, locale)
  const removed = { id, source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const number = await orHindered(fail, source, () => remove(queriesOf(db), removed, isTrial))
  const before = stands?.name ?? null
  return { number, companyCount: 0, changes: [{ field: 'listedName' as const, before, after: null }] }
}
