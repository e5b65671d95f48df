import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, instant } from '#field.ts'
import { consoleService } from '#prefix.ts'

const data = `${consoleService}/data`
const access = 'operator:data'

/** Kinds of data whose columns are counted one by one; beside them stands each company module. */
export const healthKinds = ['companies', 'editions', 'exhibitors', 'halls', 'contacts', 'visitors'] as const

const count = z.number().int()
/** Rows with a value, and what share of the rows that is, 0 to 1. */
const filled = { filled: count, share: z.number().min(0).max(1) }

const freshness = {
  rows: count,
  newest: date.nullable(),
  /** of the rows, each 0 to 1; those without a day count in neither of the first two */
  olderThan90: z.number(),
  olderThan365: z.number(),
  undated: z.number(),
}

/** What was found. Where `isEstimated`, every count is one of a sample, for the whole table. */
export const healthFacts = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(healthKinds),
      rows: count,
      isEstimated: z.boolean(),
      columns: z.array(z.object({ column: z.string(), ...filled })),
      /** what somebody should look at: `unmatched`, `withoutList` … */
      gaps: z.array(z.object({ gap: z.string(), count })),
    }),
  ),
  modules: z.array(
    z.object({
      module: z.string(),
      rows: count,
      isEstimated: z.boolean(),
      /** of all its fields together, 0 to 1 */
      share: z.number(),
      /** fields that most records lack, the emptiest first */
      emptiest: z.array(z.object({ column: z.string(), ...filled })),
    }),
  ),
  sources: z.array(z.object({ kind: z.string(), source: z.string(), ...freshness })),
})

/** 数据体检 */
export const dataHealthCalls = {
  dataHealth: read('GET', `${data}/health`, {
    access,
    summary: '数据体检: what the data hold and lack, and how old they are, as it was measured last',
    input: z.object({}),
    output: z.object({
      /** null: not yet */
      measuredAt: instant.nullable(),
      milliseconds: count.nullable(),
      /** a measurement was asked for, or goes on */
      isAsked: z.boolean(),
      facts: healthFacts.nullable(),
    }),
  }),
  measureHealth: write('POST', `${data}/health/measure`, {
    access,
    records: 'operate',
    summary:
      '数据体检 is made anew within half a minute; one that is asked for already is not asked for twice',
    input: z.object({}),
    output: z.literal(true),
  }),
} satisfies Record<string, Endpoint>
