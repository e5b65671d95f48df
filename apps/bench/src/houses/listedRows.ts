import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'

/** An entry of the files of fairs (../shared/data/bench_fair_*.csv), with the first day of its edition. */
export type ListedRow = {
  edition: string
  series: string
  startDate: string
  name: string
  /** The name as its source folded it: lower case, no legal form. */
  key: string
  aliases: string[]
  country: string
  host: string
  categories: string
}

/** In order of time. An edition whose day is vague counts as held on the first day that it may have been. */
export async function listedRows(exhibitors: string, editions: string): Promise<ListedRow[]> {
  const read = async (file: string): Promise<Record<string, string>[]> =>
    parse(await readFile(file, 'utf8'), { columns: true, bom: true })
  const days = new Map(
    (await read(editions)).map((row) => [row['edition_id'], row['start_date'] || row['approx_date'] || '']),
  )
  const rows = (await read(exhibitors)).map((row): ListedRow => {
    const edition = row['edition_id'] ?? ''
    const [, year, month = '06', day = '01'] =
      /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(days.get(edition) || (row['year'] ?? '')) ?? []
    return {
      edition,
      series: row['series'] ?? '',
      startDate: `${year}-${month}-${day}`,
      name: row['company_name'] ?? '',
      key: row['company_key'] ?? '',
      aliases: (row['aliases'] ?? '').split(';').flatMap((alias) => alias.trim() || []),
      country: row['company_country'] ?? '',
      host: (row['website_host'] ?? '').toLowerCase().replace(/^www\./, ''),
      categories: row['categories'] ?? '',
    }
  })
  return rows.sort((a, b) => a.startDate.localeCompare(b.startDate))
}
