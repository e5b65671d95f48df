import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { exhibitors } from '@zhzz/import/exhibitor/exhibitors.ts'
import { runImport } from '@zhzz/import/run.ts'
import { type Housed, joinsToRead, judges } from '#houses/houseJudges.ts'
import { type ListedRow, listedRows } from '#houses/listedRows.ts'
import { benchDatabase } from '#load/benchDatabase.ts'

type Options = { exhibitors: string; editions: string; joins?: string | undefined; read: string }

/**
 * Imports the lists of fairs, twice, and tells how many entries have a company, and of the pairs of entries that a file
 * says are one how many stand in one house. Writes joins of differently printed names for a person to read.
 */
export async function houses({ exhibitors: file, editions, joins, read }: Options): Promise<void> {
  const rows = await listedRows(file, editions)
  const database = await benchDatabase('bench_houses')
  const folder = await mkdtemp(join(tmpdir(), 'bench-houses-'))
  const pool = createPool(database.url, { max: 2, statementTimeout: 0 })
  try {
    await loadReference(pool)
    const path = join(folder, 'lists.csv')
    await writeFile(path, csvOf(rows))
    for (const run of ['first', 'second']) {
      const began = performance.now()
      const counts = await runImport(pool, exhibitors, path)
      const seconds = (performance.now() - began) / 1_000
      console.log(`${run} run:`, counts, `${Math.round(counts.read / seconds)} rows/s in all`)
    }
    const { rows: held } = await pool.query<{
      series: string
      start: string
      name: string
      house: string | null
    }>(
      `select s.name as series, e.start_date::text as start, lower(x.listed_name) as name, x.company_id as house
       from exhibitor x join exhibition_edition e on e.id = x.edition_id join exhibition_series s on s.id = e.series_id`,
    )
    const houseOf = new Map(held.map(({ start, name, house }) => [`${start} ${name}`, house]))
    const housed = rows.flatMap((row): Housed[] => {
      const house = houseOf.get(`${row.startDate} ${row.name.replace(/\s+/g, ' ').trim().toLowerCase()}`)
      return house ? [{ ...row, house }] : []
    })
    const without = held.filter(({ house }) => house === null).length
    console.log(
      `${held.length} entries, ${without} without a company; ${new Set(held.map(({ house }) => house)).size} companies`,
    )
    console.table(
      Object.fromEntries(
        Object.entries(judges(housed)).map(([judge, { pairs, joined }]) => [
          judge,
          { pairs, joined, recall: Number((joined / pairs).toFixed(4)) },
        ]),
      ),
    )
    if (joins) await writeFile(joins, `${joinsToRead(housed, Number(read)).join('\n')}\n`)
  } finally {
    await pool.end()
    await rm(folder, { recursive: true })
    await database.end()
  }
}

function csvOf(rows: readonly ListedRow[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map(({ series, startDate, name, aliases, country, host, categories }) =>
    [series, startDate, name, aliases.join(';'), country, host, categories].map(cell).join(','),
  )
  return ['series,start_date,company_name,aliases,company_country,website_host,categories', ...lines].join(
    '\n',
  )
}
