import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { Outcome, Writer } from '#dataset.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import type { Numbered } from '#reading.ts'

/**
 * Of rows that each belong to a hall which is known: `upsert` takes a new id, the hall's, and `values`, and counts no
 * row that changes nothing. A row of another hall is refused, with the halls that it may mean.
 */
export async function hallWriter<Row extends { hall: string }>(
  client: ClientBase,
  upsert: string,
  values: (numbered: Numbered<Row>) => unknown[],
): Promise<Writer<Numbered<Row>[], null>> {
  const halls = await KnownHalls.load(client)
  return {
    hint: () => null,
    async write(rows) {
      const outcome: Outcome = { written: 0, unchanged: 0, rejected: [] }
      for (const numbered of rows) {
        const { line, row } = numbered
        const hall = halls.find(row.hall)
        if (!hall) {
          outcome.rejected.push({ line, reason: halls.asks(row.hall) })
          continue
        }
        const { rowCount } = await client.query(upsert, [uuid(), hall.id, ...values(numbered)])
        if (rowCount === 1) outcome.written += 1
        else outcome.unchanged += 1
      }
      return outcome
    },
    finish: async () => {},
  }
}
