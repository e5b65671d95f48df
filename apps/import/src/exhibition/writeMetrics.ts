import type { ClientBase } from 'pg'
import type { Origin } from '#origin.ts'
import { isNotOlder } from '#precedence.ts'

type Figure = { metric: string; unit: string; value: number | null }

/** Figures of an edition as its organiser publishes them; says how many are new, or of a newer day. */
export async function writeMetrics(
  client: ClientBase,
  editionId: string,
  figures: readonly Figure[],
  { source, asOf }: Origin,
): Promise<number> {
  let written = 0
  for (const { metric, unit, value } of figures) {
    const { rowCount } = await client.query(
      `insert into edition_metric as m (edition_id, metric, value, unit, basis, source, as_of)
       values ($1, $2, $3, $4, 'published', $5, $6)
       on conflict (edition_id, metric, basis, source) do update
         set value = excluded.value, as_of = excluded.as_of, collected_at = now()
       where ${isNotOlder('m.as_of', { incoming: 'excluded' })}
         and (m.value, m.as_of) is distinct from (excluded.value, excluded.as_of)`,
      [editionId, metric, value, unit, source, asOf],
    )
    written += rowCount ?? 0
  }
  return written
}
