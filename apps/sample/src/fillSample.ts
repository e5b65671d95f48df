import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { dropSearchIndexes, ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import type { ClientBase, Pool } from 'pg'
import { companyOf } from '#company/company.ts'
import { mostContactCompanies, writeCompanies } from '#company/writeCompanies.ts'
import { today as todayInShanghai } from '#days.ts'
import { exhibitingOf } from '#exhibition/exhibiting.ts'
import { writeEditions, writeExhibitors, writeHalls, writeSeries } from '#exhibition/writeExhibitions.ts'
import { writeHallPictures } from '#exhibition/writeHallPictures.ts'
import { writeInventedHalls } from '#exhibition/writeInventedHalls.ts'
import { writeOccupancy } from '#exhibition/writeOccupancy.ts'
import { writeVisitors } from '#exhibition/writeVisitors.ts'
import { writeNews } from '#news/writeNews.ts'
import { contactRows } from '#people/contact.ts'
import { writeCalls } from '#people/writeCalls.ts'
import { writePeople } from '#people/writePeople.ts'
import { writeSchedules } from '#people/writeSchedules.ts'
import { writeTeamWork } from '#people/writeTeamWork.ts'

export type SampleProgress = {
  step: 'companies' | 'exhibitors' | 'contacts' | 'index'
  written: number
  total: number
}

type Options = {
  /** Hides the contacts and the accounts' numbers; the server's own. */
  sealing: Sealing
  companies?: number
  seed?: number
  /** The day the exhibitions are spread around, `YYYY-MM-DD`. */
  today?: string
  onProgress?: (progress: SampleProgress) => void
}

/**
 * Fills a migrated database, with its reference data loaded, with the invented world: all of it or, when it ends
 * early, nothing. The same seed, size and day give the same world.
 */
export async function fillSample(pool: Pool, options: Options): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await fill(client, options)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await pool.query('analyze')
}

async function fill(client: ClientBase, options: Options) {
  const { sealing, companies = 3_000, seed = 1, today = todayInShanghai(), onProgress = () => {} } = options
  const world = { seed, companies, today }
  await dropSearchIndexes(client)
  const dropped = await dropTokenIndexes(client)
  await client.query(
    "insert into data_source (name, licence) values ('示例数据', 'CC0') on conflict (name) do nothing",
  )
  await writeHalls(client)
  await writeInventedHalls(client)
  await writeOccupancy(client, world)
  await writeHallPictures(client)
  await writeSeries(client, world)
  await writeEditions(client, world)
  await writeCompanies(client, { ...world, exhibiting: exhibitingOf(world) }, (written) =>
    onProgress({ step: 'companies', written, total: companies }),
  )
  const entries = Math.min(200_000, Math.round((40_000 * companies) / 3_000))
  await writeExhibitors(client, world, (written) =>
    onProgress({ step: 'exhibitors', written, total: Math.max(entries, written) }),
  )
  await writeVisitors(client, world)
  await writeContacts(client, Math.min(companies, mostContactCompanies), seed, sealing, onProgress)
  await writeNews(client, world)
  await writePeople(client, sealing, today)
  await writeSchedules(client, world)
  await writeCalls(client, world)
  await writeTeamWork(client, world)
  onProgress({ step: 'index', written: 0, total: 1 })
  await ensureSearchIndexes(client)
  for (const definition of dropped) await client.query(definition)
  onProgress({ step: 'index', written: 1, total: 1 })
}

/** Made after the rows: kept while they come they write ten times as much log as there are data. Returns their definitions. */
async function dropTokenIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema and indexdef like '% USING gin %'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function writeContacts(
  client: ClientBase,
  companies: number,
  seed: number,
  sealing: Sealing,
  onProgress: (progress: SampleProgress) => void,
) {
  for (let from = 0; from < companies; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, companies - from) }, (_, at) => [
      ...contactRows(companyOf(seed, from + at), from + at, seed, sealing),
    ]).flat()
    await copyInto(
      client,
      `contact (id, company_id, type, content_enc, content_hash, content_mask, contact_name,
      name_mask, position, department, phone_area, number_status, status_checked_at, labels, do_not_call,
      data_source)`,
      copyPieces(rows.map((row) => row.slice(0, -1))),
    )
    await copyInto(
      client,
      'contact_source (contact_id, source_name)',
      copyPieces(rows.map((row) => [row[0], row.at(-1)])),
    )
    onProgress({ step: 'contacts', written: Math.min(companies, from + 1_000), total: companies })
  }
}
