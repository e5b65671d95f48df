import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { refreshCounters } from '#counters.ts'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { loadSurroundings } from '#exhibition/exhibitions.ts'
import { Editions } from '#exhibitor/editions.ts'
import { type Match, matchRows } from '#exhibitor/match.ts'
import { asRead, type Numbered, type Rejected } from '#reading.ts'
import { upsertVisitors } from '#visitor/upsertVisitors.ts'
import { type VisitorRow, visitorFields, visitorRow } from '#visitor/visitorRow.ts'

type Entry = Numbered<VisitorRow> & { editionId: string }

/** 参展观众: organisations that visit an edition, each matched to a company where that is sure. */
export const visitors = dataset(
  'visitors',
  {
    ...asRead,
    fields: visitorFields,
    needs: ['listedName', 'englishName'],
    table: 'visitor_organization',
    batchRows: 500,
    read: visitorRow,
  },
  openVisitorWriter,
)

async function openVisitorWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<Numbered<VisitorRow>[], null>> {
  const editions = new Editions(client, await loadSurroundings(client), context)
  const seen = new Map<string, number>()

  /** The entries of known editions, each organisation once a file. */
  async function open(rows: Numbered<VisitorRow>[]): Promise<{ entries: Entry[]; rejected: Rejected[] }> {
    const entries: Entry[] = []
    const rejected: Rejected[] = []
    for (const numbered of rows) {
      const { line, row } = numbered
      const edition = await editions.of({ ...numbered, row: row.edition })
      if ('missing' in edition) {
        rejected.push({ line, reason: edition.missing })
        continue
      }
      const key = `${edition.id} ${row.nameKey}`
      const first = seen.get(key) ?? line
      seen.set(key, first)
      if (first === line) entries.push({ ...numbered, editionId: edition.id })
      else
        rejected.push({
          line,
          reason: `line ${first} names the organisation already: put its visitors in one row`,
        })
    }
    return { entries, rejected }
  }

  return {
    hint: () => null,
    async write(rows) {
      const { entries, rejected } = await open(rows)
      const matches = await matchRows(
        client,
        entries.map(({ row }) => row),
      )
      const records = entries.map((entry, at) => recordOf(entry, matches[at]))
      const { rowCount } = await client.query(upsertVisitors, [JSON.stringify(records), context.fileStamp])
      const written = rowCount ?? 0
      return { written, unchanged: entries.length - written, rejected }
    },
    finish: () => refreshCounters(client),
  }
}

function recordOf({ row, editionId, source, asOf }: Entry, match: Match | undefined) {
  return {
    id: uuid(),
    edition_id: editionId,
    company_id: match?.companyId ?? null,
    listed_name: row.listedName,
    name_key: row.nameKey,
    country_code: row.countryCode,
    region_code: row.regionCode,
    industry_text: row.industry,
    visitor_count: row.visitorCount,
    job_levels: row.jobLevels,
    departments: row.departments,
    interests: row.interests,
    persons: row.persons,
    data_source: source,
    as_of: asOf,
  }
}
