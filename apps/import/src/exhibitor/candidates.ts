import { anatomy } from '@zhzz/search/anatomy.ts'
import { fold } from '@zhzz/search/fold.ts'
import { addGrams, units } from '@zhzz/search/grams.ts'
import { readNames } from '@zhzz/search/names.ts'
import { englishForms } from '@zhzz/search/words.ts'
import type { ClientBase } from 'pg'
import type { Candidate } from '#exhibitor/match.ts'
import type { ExhibitorRow } from '#exhibitor/row.ts'
import { scoreNames } from '#exhibitor/score.ts'

const perName = 20
const lowest = 0.7

const hits = `
  select q.at::integer as at, s.company_id, s.names
  from unnest($1::text[]) with ordinality as q (query, at)
  cross join lateral (
    select company_id, names from company_search where tokens @@ q.query::tsquery order by prominence desc limit ${perName}
  ) s`

/** Companies whose names hold the stem of the printed name, scored; of each row those from 0.7 on. */
export async function candidatesFor(client: ClientBase, rows: ExhibitorRow[]): Promise<Candidate[][]> {
  const found = rows.map((): Candidate[] => [])
  const asked = rows.flatMap((row, at) => queriesOf(row).map((query) => ({ query, at })))
  if (asked.length === 0) return found
  await client.query('set local enable_seqscan = off')
  const { rows: companies } = await client.query<{ at: number; company_id: string; names: string }>(hits, [
    asked.map(({ query }) => query),
  ])
  await client.query('set local enable_seqscan = on')
  for (const { at, company_id, names } of companies) {
    const index = asked[at - 1]?.at ?? -1
    const row = rows[index]
    if (!row) continue
    const { score, reasons } = scoreNames(row, readNames(names))
    if (score >= lowest) found[index]?.push({ companyId: company_id, score, reasons })
  }
  return found
}

/** Conditions on the tokens of company_search: the stem's pairs, and the words of an English name. */
function queriesOf({ listedName, englishName }: ExhibitorRow): string[] {
  const { core, starts, ends } = anatomy(listedName)
  const stem = core.slice(starts.at(-1) ?? 0, ends.at(-1) ?? core.length)
  const words = fold(englishName ?? '')
    .split(' ')
    .filter((word) => word.length > 1 && !englishForms.has(word))
  return [conditionOf(units(stem)), words.length > 1 ? conditionOf(words) : null].filter(
    (query) => query !== null,
  )
}

function conditionOf(parts: string[]): string | null {
  const tokens = new Set<string>()
  addGrams(tokens, parts)
  // A single character would ask for half of the table.
  const usable = [...tokens].filter((token) => token.length > 1)
  return usable.length === 0 ? null : usable.map((token) => `'${token}'`).join(' & ')
}
