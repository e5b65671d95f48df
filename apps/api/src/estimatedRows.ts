import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const plan = z
  .record(z.string(), z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]))
  .transform((told) => Object.values(told)[0]?.[0].Plan['Plan Rows'] ?? 0)

/** How many rows of the query PostgreSQL expects by its statistics, without reading any: good to choose between two ways, no count. */
export async function estimatedRows(db: Kysely<DB>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`explain (format json) ${query}`.execute(db)
  return plan.parse(rows[0])
}
