import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { loadSurroundings } from '#exhibition/exhibitions.ts'
import { writeMetrics } from '#exhibition/writeMetrics.ts'
import { Editions } from '#exhibitor/editions.ts'
import { isNotOlder } from '#precedence.ts'
import { asRead, type Numbered, type Rejected } from '#reading.ts'
import { type StatisticRow, statisticFields, statisticRow } from '#visitor/statisticRow.ts'

/** What organisers publish of all visitors of an edition: its totals, which are figures of the edition, and shares of them. */
export const visitorStatistics = dataset(
  'visitorStatistics',
  {
    ...asRead,
    fields: statisticFields,
    needs: ['dimension', 'region', 'industry', 'jobLevel', 'department', 'interest'],
    table: 'visitor_aggregate',
    batchRows: 500,
    read: statisticRow,
  },
  openStatisticWriter,
)

const isNotOld = isNotOlder('v.as_of', { incoming: 'excluded' })
const upsert = `
  insert into visitor_aggregate as v (id, edition_id, dimension, name, name_key, place_code, visitors, share, data_source, as_of, file_stamp)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (edition_id, dimension, name_key) do update set visitors = excluded.visitors, share = excluded.share,
    data_source = excluded.data_source, as_of = excluded.as_of, file_stamp = excluded.file_stamp, collected_at = now()
  where ${isNotOld} and (v.visitors, v.share, v.as_of) is distinct from (excluded.visitors, excluded.share, excluded.as_of)`

async function openStatisticWriter(
  client: ClientBase,
  { fileStamp, ...context }: RunContext,
): Promise<Writer<Numbered<StatisticRow>[], null>> {
  const editions = new Editions(client, await loadSurroundings(client), context)

  async function writeRow(editionId: string, { row, source, asOf }: Numbered<StatisticRow>): Promise<number> {
    if ('metric' in row) return writeMetrics(client, editionId, [row], { source, asOf })
    const { dimension, name, nameKey, placeCode, visitors, share } = row
    const { rowCount } = await client.query(upsert, [
      uuid(),
      editionId,
      dimension,
      name,
      nameKey,
      placeCode,
      visitors,
      share,
      source,
      asOf,
      fileStamp,
    ])
    return rowCount ?? 0
  }

  return {
    hint: () => null,
    async write(rows) {
      const rejected: Rejected[] = []
      let written = 0
      for (const numbered of rows) {
        const edition = await editions.of({ ...numbered, row: numbered.row.edition })
        if ('missing' in edition) rejected.push({ line: numbered.line, reason: edition.missing })
        else written += await writeRow(edition.id, numbered)
      }
      return { written, unchanged: rows.length - written - rejected.length, rejected }
    },
    finish: async () => {},
  }
}
