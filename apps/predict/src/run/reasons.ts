import {
  factorCodes,
  factorOfReason,
  type ReasonCode,
  type ReasonValue,
} from '@zhzz/contract/prediction/reason.ts'
import type { ClientBase } from 'pg'
import { type Claim, shownOf } from '#run/claims.ts'
import type { World } from '#world/world.ts'

type Reference = { type: 'participation' | 'edition' | 'company'; id: string }
export type Fact = { code: ReasonCode; value: ReasonValue; evidence: Reference[] }
export type Reason = Fact & { contribution: number }

/** Fewest log-odds that are worth a reason. */
const worthSaying = 0.02
const mostReasons = 3

export type Claimed = { company: number; contributions: number[]; claims: Claim[] }
export type Sentences = { reasons: Reason[]; facts: Fact[] }

/**
 * The sentences of one edition's companies, each held against the lists as they stand in the database: at most three
 * reasons from the strongest contributions, the others as facts. `dropped` did not hold.
 */
export async function sentencesOf(
  client: ClientBase,
  world: World,
  claimed: Claimed[],
): Promise<{ sentences: Sentences[]; dropped: number }> {
  const entries = await entriesOf(client, world, claimed)
  let dropped = 0
  const sentences = claimed.map(({ company, contributions, claims }): Sentences => {
    const companyId = world.exhibitors.keyOf(company)
    const held = claims.flatMap((claim) => {
      const evidence = evidenceFor(world, claim, companyId, entries)
      if (evidence === null) dropped++
      return evidence === null ? [] : { code: claim.code, value: claim.value, evidence }
    })
    const weighed = held
      .map((fact) => ({
        ...fact,
        contribution: contributions[factorCodes.indexOf(factorOfReason[fact.code])] ?? 0,
      }))
      .sort((a, b) => b.contribution - a.contribution)
    const reasons = weighed.filter(({ contribution }) => contribution >= worthSaying).slice(0, mostReasons)
    const said = new Set(reasons.map(({ code }) => code))
    return { reasons, facts: held.filter(({ code }) => !said.has(code)) }
  })
  return { sentences, dropped }
}

/** Company and edition → the entry of the list, with its m². */
type Entries = Map<string, { id: string; area: number | null }>

async function entriesOf(client: ClientBase, world: World, claimed: Claimed[]): Promise<Entries> {
  const companies = new Set<string>()
  const editions = new Set<string>()
  for (const { company, claims } of claimed) {
    for (const { listedAt } of claims) {
      if (listedAt.length > 0) companies.add(world.exhibitors.keyOf(company))
      for (const edition of listedAt) editions.add(world.editions[edition]?.id ?? '')
    }
  }
  if (companies.size === 0) return new Map()
  const { rows } = await client.query<[string, string, string, number | null]>({
    text: `select (array_agg(id order by booth_no, id))[1], company_id, edition_id, sum(booth_area)
      from exhibitor where company_id = any($1::uuid[]) and edition_id = any($2::uuid[])
      and match_status = 'matched' and withdrawn_at is null group by company_id, edition_id`,
    values: [[...companies], [...editions]],
    rowMode: 'array',
  })
  return new Map(rows.map(([id, company, edition, area]) => [`${company} ${edition}`, { id, area }]))
}

/** null: the records do not bear the sentence out. */
function evidenceFor(world: World, claim: Claim, companyId: string, entries: Entries): Reference[] | null {
  const evidence: Reference[] = []
  for (const [at, edition] of claim.listedAt.entries()) {
    const entry = entries.get(`${companyId} ${world.editions[edition]?.id}`)
    const area = claim.areas?.[at]
    if (entry === undefined || (area !== undefined && Math.abs((entry.area ?? 0) - area) > 0.01)) return null
    evidence.push({ type: 'participation', id: entry.id })
  }
  const shown = evidence.slice(0, shownOf(claim.listedAt).length)
  for (const about of claim.about)
    shown.push(
      about === 'company'
        ? { type: 'company', id: companyId }
        : { type: 'edition', id: world.editions[about]?.id ?? '' },
    )
  return shown
}
