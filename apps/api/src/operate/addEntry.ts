import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { addEntry as add } from '@zhzz/import/correct/entries.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const addEntry: Handler<typeof operate.addEntry> = async (
  { editionId, listedName, booths, companyId = null, source, isTrial },
  { db, now, operator, fail },
) => {
  const said = { source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const added = { editionId, listedName, booths, companyId, ...said }
  const number = await orHindered(fail, source, () => add(queriesOf(db), added, isTrial))
  const changes = [
    { field: 'listedName' as const, before: null, after: listedName },
    { field: 'booths' as const, before: null, after: booths === '' ? null : booths },
  ]
  return { number, companyCount: 0, changes: changes.filter(({ after }) => after !== null) }
}
