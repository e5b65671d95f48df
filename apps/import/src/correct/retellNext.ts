import type { Queries } from '@zhzz/db/queries.ts'
import { companiesIn } from '#correct/correctFacts.ts'
import { refreshCountersOf } from '#countersOf.ts'

type Corrected = { id: string; table: string; toldAt: string }

/** Of what was put right and holds companies that are still to be made again, the oldest. */
export async function nextToRetell(client: Queries): Promise<Corrected | undefined> {
  const { rows } = await client.query<Corrected>(
    `select row_id as id, table_name as "table", told_at::text as "toldAt" from fact_correction
     where not is_retold order by told_at limit 1`,
  )
  return rows[0]
}

/** Brings the counts and search rows of the next companies after this id to what is right; the last id, null at the end. */
export async function retellSome(
  client: Queries,
  { id, table }: Corrected,
  after: string,
  limit: number,
): Promise<string | null> {
  const companies = companiesIn(table, id)
  if (companies === null) return null
  const { rows } = await client.query<{ id: string }>(
    `select id from (${companies.text}) company where id > $2::uuid order by id limit ${limit}`,
    [...companies.values, after],
  )
  await refreshCountersOf(
    client,
    rows.map((row) => row.id),
  )
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null)
}

/** Unless more was put right meanwhile. */
export async function noteRetold(client: Queries, { id, toldAt }: Corrected): Promise<void> {
  await client.query('update fact_correction set is_retold = true where row_id = $1 and told_at::text = $2', [
    id,
    toldAt,
  ])
}
