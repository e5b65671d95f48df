import type { operate } from '@zhzz/contract/operate/calls.ts'
import { correctedFact } from '@zhzz/contract/operate/correctFacts.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { correctFacts as correct } from '@zhzz/import/correct/correctFacts.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { factValues } from '#operate/correct/factValues.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const correctFacts: Handler<typeof operate.correctFacts> = async (
  { kind, id, set, blank, source, isTrial },
  { db, now, operator, locale, fail },
) => {
  const before = (await factValues(db, kind, id, locale))?.facts ?? []
  const asked = { kind, id, set, blank, source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const { shown, ...outcome } = await orHindered(fail, source, () => correct(queriesOf(db), asked, isTrial))
  const changes = [...shown].map(([field, after]) => ({
    field: correctedFact.parse(field),
    before: before.find((fact) => fact.field === field)?.value ?? null,
    after,
  }))
  return { ...outcome, changes: changes.filter((change) => change.before !== change.after) }
}
