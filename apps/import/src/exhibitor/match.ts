import type { Queries } from '@zhzz/db/queries.ts'
import { bestMatches } from '@zhzz/search/match/matchName.ts'
import type { PrintedName } from '@zhzz/search/names/printedName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { candidatesFor } from '#exhibitor/candidates.ts'

/** What the matcher reads of an entry. */
export type Printed = {
  listedName: string
  englishName: string | null
  otherNames?: readonly string[]
  regionCode: string | null
  creditCode: string | null
  /** The company that bears the name already: looked for is another one. */
  self?: string | null
}

export type Candidate = { companyId: string; score: number; reasons: string[] }

export type Match =
  | { status: 'matched'; companyId: string; score: number; reasons: string[]; candidates: Candidate[] }
  | {
      status: 'candidate' | 'unmatched'
      companyId: null
      score: null
      reasons: string[]
      candidates: Candidate[]
    }

const byCode = `
  select unified_social_credit_code as code, coalesce(merged_into_id, id) as id
  from company where unified_social_credit_code = any ($1)`

/** Names of registry records that were joined to others, where nobody else bears them. */
const byJoinedName = `
  select name_key as key, min(merged_into_id::text)::uuid as id from company
  where name_key = any ($1) group by name_key
  having count(distinct merged_into_id) = 1 and bool_and(merged_into_id is not null and known_from = 'registry')`

/** One match per row: automatic only where the matcher is certain, candidates for a person below, never a guess. */
export async function matchRows(client: Queries, rows: readonly Printed[]): Promise<Match[]> {
  const codes = rows.map(({ creditCode }) => creditCode).filter((code) => code !== null)
  const { rows: coded } = await client.query<{ code: string; id: string }>(byCode, [codes])
  const idByCode = new Map(coded.map(({ code, id }) => [code, id]))
  const keys = rows.map(({ listedName }) => nameKey(listedName))
  const { rows: joined } = await client.query<{ key: string; id: string }>(byJoinedName, [keys])
  const idByName = new Map(joined.map(({ key, id }) => [key, id]))
  const printed = rows.map(printedName)
  const companies = await candidatesFor(client, printed)
  return printed.map((name, at): Match => {
    const companyId = idByCode.get(rows[at]?.creditCode ?? '')
    if (companyId !== undefined)
      return { status: 'matched', companyId, score: 1, reasons: ['creditCode'], candidates: [] }
    const joinedId = idByName.get(keys[at] ?? '')
    if (joinedId !== undefined)
      return { status: 'matched', companyId: joinedId, score: 1, reasons: ['sameName'], candidates: [] }
    const { matches, certain } = bestMatches(
      name,
      (companies[at] ?? []).filter(({ company }) => company !== rows[at]?.self),
    )
    const candidates = matches.map(({ company, score, reasons }) => ({ companyId: company, score, reasons }))
    const [best] = candidates
    if (best && certain) return { status: 'matched', ...best, candidates: [] }
    return { status: best ? 'candidate' : 'unmatched', companyId: null, score: null, reasons: [], candidates }
  })
}

const han = /\p{Script=Han}/u

/** Of an entry printed in English with its Chinese name beside it, that name. */
function printedName({ listedName, englishName, otherNames, regionCode }: Printed): PrintedName {
  const chinese = han.test(listedName) ? undefined : otherNames?.find((name) => han.test(name))
  return chinese === undefined
    ? { name: listedName, englishName, regionCode }
    : { name: chinese, englishName: listedName, regionCode }
}
