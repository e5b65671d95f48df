import type { ClientBase } from 'pg'
import { KnownSeriesList } from '#exhibition/knownSeries.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import { namedCompanies } from '#news/namedCompanies.ts'
import { PrintedNames } from '#news/printedNames.ts'
import type { NewsRow } from '#news/row.ts'

/** Whom and what an article speaks of, by ids. */
export type About = { companies: string[]; series: string[]; halls: string[] }

type Names = { id: string; name: string; others: (string | null)[]; known: (string | null)[] }

/** Finds what articles name among the fairs, halls and companies that are there now. Precision goes before finding all. */
export async function openAbout(client: ClientBase): Promise<(rows: readonly NewsRow[]) => Promise<About[]>> {
  const { rows: fairs } = await client.query<Names>(
    `select id, name, array[english_name] || aliases as others, array[known_name] || known_aliases as known
     from exhibition_series`,
  )
  const { rows: venues } = await client.query<Names>(
    `select id, name, array[english_name] || aliases as others, array[known_name] || known_aliases as known from hall`,
  )
  const [series, halls] = [new PrintedNames(printable(fairs)), new PrintedNames(printable(venues))]
  const [knownSeries, knownHalls] = [await KnownSeriesList.load(client), await KnownHalls.load(client)]
  return async (rows) => {
    const companies = await namedCompanies(client, rows)
    return rows.map((row, at) => {
      const printed = `${row.title}\n${row.text}`
      const told = {
        series: row.exhibitions.map((name) => knownSeries.find(name)?.id),
        halls: row.halls.map((name) => knownHalls.find(name)?.id),
      }
      return {
        companies: companies[at] ?? [],
        series: once([...told.series, ...series.in(printed)]),
        halls: once([...told.halls, ...halls.in(printed)]),
      }
    })
  }
}

function printable(things: readonly Names[]) {
  return things.flatMap(({ id, name, others, known }) => [
    ...[name, ...others].flatMap((one) => (one ? [{ id, name: one, isKnown: false }] : [])),
    ...known.flatMap((one) => (one ? [{ id, name: one, isKnown: true }] : [])),
  ])
}

function once(ids: (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))]
}
