import type { ClientBase } from 'pg'
import { candidatesFor } from '#exhibitor/candidates.ts'
import type { ExhibitorRow } from '#exhibitor/row.ts'

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

/** From here on a printed name is taken for the company without a person's look. */
export const automatic = 0.95

/** Of the companies that bear the code, the name or the former name exactly; one of them is a match. */
const exact = `
  with printed as (select * from unnest($1::integer[], $2::text[], $3::text[]) as p (at, key, code))
  select at, coalesce(c.merged_into_id, c.id) as company_id, 1.0 as score, 'creditCode' as reason
  from printed join company c on c.unified_social_credit_code = printed.code
  union all
  select at, c.id, 1.0, 'name' from printed join company c on c.name_key = printed.key where c.merged_into_id is null
  union all
  select at, f.company_id, 0.97, 'formerName'
  from printed join company_former_name f on f.name_key = printed.key
  join company c on c.id = f.company_id and c.merged_into_id is null
  union all
  select at, b.company_id, 0.9, 'brand'
  from printed join company_brand b on b.name_key = printed.key
  join company c on c.id = b.company_id and c.merged_into_id is null`

/** One match per row: automatic only for a single company at the top, candidates below the border, never a guess. */
export async function matchRows(client: ClientBase, rows: ExhibitorRow[]): Promise<Match[]> {
  const found = rows.map(() => new Map<string, Candidate>())
  const { rows: hits } = await client.query<{
    at: number
    company_id: string
    score: number
    reason: string
  }>(exact, [
    rows.map((_, at) => at),
    rows.map(({ nameKey }) => nameKey),
    rows.map(({ creditCode }) => creditCode),
  ])
  for (const { at, company_id, score, reason } of hits)
    note(found[at], { companyId: company_id, score, reasons: [reason] })
  const open = rows.flatMap((row, at) =>
    [...(found[at]?.values() ?? [])].some(({ score }) => score >= automatic) ? [] : [{ row, at }],
  )
  const candidates = await candidatesFor(
    client,
    open.map(({ row }) => row),
  )
  for (const [index, { at }] of open.entries())
    for (const candidate of candidates[index] ?? []) note(found[at], candidate)
  return found.map((byCompany) => decide([...byCompany.values()]))
}

function note(byCompany: Map<string, Candidate> | undefined, candidate: Candidate) {
  const known = byCompany?.get(candidate.companyId)
  const reasons = [...new Set([...(known?.reasons ?? []), ...candidate.reasons])]
  byCompany?.set(candidate.companyId, {
    ...candidate,
    score: Math.max(candidate.score, known?.score ?? 0),
    reasons,
  })
}

export function decide(candidates: Candidate[]): Match {
  const ordered = candidates.sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1))
  const [best, second] = ordered
  const none = { companyId: null, score: null, reasons: [] }
  if (!best) return { status: 'unmatched', ...none, candidates: [] }
  if (best.score >= automatic && (!second || second.score < best.score)) {
    return { status: 'matched', ...best, candidates: [] }
  }
  return {
    status: 'candidate',
    ...none,
    candidates: ordered
      .slice(0, 5)
      .map((candidate) => ({ ...candidate, score: Math.min(candidate.score, 0.94) })),
  }
}
