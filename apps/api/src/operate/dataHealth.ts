import type { operate } from '@zhzz/contract/operate/calls.ts'
import { healthFacts } from '@zhzz/contract/operate/dataHealth.ts'
import type { Handler } from '#context.ts'

export const dataHealth: Handler<typeof operate.dataHealth> = async (_input, { db }) => {
  const { measuredAt, tookMs, askedAt, facts } = await db
    .selectFrom('dataHealth')
    .selectAll()
    .executeTakeFirstOrThrow()
  return {
    measuredAt: measuredAt?.toISOString() ?? null,
    milliseconds: tookMs,
    isAsked: askedAt !== null,
    facts: healthFacts.nullable().parse(facts),
  }
}
