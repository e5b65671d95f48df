import { houseKeys } from '@zhzz/search/names/houseKeys.ts'
import type { ClientBase } from 'pg'
import { companiesOf, type Named } from '#company/named.ts'
import { type Candidate, matchRows } from '#exhibitor/match.ts'
import { KnownHouses } from '#house/knownHouses.ts'
import type { Numbered, Rejected } from '#reading.ts'

const mostNamed = 3

/**
 * The companies that rows speak of, by line: as companiesOf finds them, else as an exhibitor list would, by a name that is
 * certain or that lists print. Who is refused is told which companies it may be. Within a transaction.
 */
export async function companiesAlike(
  client: ClientBase,
  rows: readonly Numbered<Named>[],
): Promise<{ companies: Map<number, string>; rejected: Rejected[] }> {
  const { companies, rejected, unknown } = await companiesOf(client, rows)
  const open = rows.flatMap(({ line, row }) =>
    unknown.has(line) && row.name !== null ? [{ line, name: row.name, creditCode: row.creditCode }] : [],
  )
  if (open.length === 0) return { companies, rejected }
  const matches = await matchRows(
    client,
    open.map(({ name, creditCode }) => ({
      listedName: name,
      englishName: null,
      regionCode: null,
      creditCode,
    })),
  )
  const keys = open.map(({ name }) => houseKeys({ name, otherNames: [], country: null, website: null }))
  const known = await KnownHouses.load(client, keys)
  const asked = new Map<number, Candidate[]>()
  for (const [at, { line }] of open.entries()) {
    const match = matches[at]
    const own = keys[at]
    const companyId = match?.status === 'matched' ? match.companyId : own && known.only(own)
    if (companyId) companies.set(line, companyId)
    else if (match) asked.set(line, match.candidates.slice(0, mostNamed))
  }
  const names = await namesOf(client, [...asked.values()].flat())
  return {
    companies,
    rejected: rejected
      .filter(({ line }) => !companies.has(line))
      .map(({ line, reason }) => {
        const candidates = (asked.get(line) ?? []).flatMap(({ companyId }) => names.get(companyId) ?? [])
        return {
          line,
          reason:
            candidates.length === 0 ? reason : `the company is not known; is it ${candidates.join(' or ')}?`,
        }
      }),
  }
}

async function namesOf(client: ClientBase, candidates: readonly Candidate[]): Promise<Map<string, string>> {
  if (candidates.length === 0) return new Map()
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from company where id = any ($1)',
    [candidates.map(({ companyId }) => companyId)],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
