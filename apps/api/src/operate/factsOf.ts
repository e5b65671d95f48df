import type { operate } from '@zhzz/contract/operate/calls.ts'
import { correctedFact } from '@zhzz/contract/operate/correctFacts.ts'
import type { Handler } from '#context.ts'
import { factValues } from '#operate/correct/factValues.ts'

export const factsOf: Handler<typeof operate.factsOf> = async ({ kind, id }, { db, locale, fail }) => {
  const record = await factValues(db, kind, id, locale)
  if (record === undefined) throw fail('notFound')
  return {
    name: record.name,
    facts: record.facts.map(({ field, value, source, asOf }) => ({
      field: correctedFact.parse(field),
      value,
      source,
      asOf,
    })),
  }
}
