import type { Queries } from '@zhzz/db/queries.ts'
import { refreshCountersOf } from '#countersOf.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { partCompanies } from '#join/partCompanies.ts'

export type Word = {
  fromId: string
  /** The one that stays. */
  toId: string
  /** Both have a credit code, and one of them is wrong. */
  hasTwoCodes: boolean
  /** Who says so. */
  toldBy: string
}

/** Why two cannot be joined. */
export type Hindrance = 'gone' | 'twoCodes'

const standing = `
  select unified_social_credit_code as code from company where merged_into_id is null and id = any ($1) for update`

/** Joins two by an operator's word, with all that is counted of them, in the transaction it is called in. */
export async function joinByWord(
  client: Queries,
  { fromId, toId, hasTwoCodes, toldBy }: Word,
): Promise<{ joinId: string } | { hindrance: Hindrance }> {
  const { rows } = await client.query<{ code: string | null }>(standing, [[fromId, toId]])
  if (rows.length !== 2) return { hindrance: 'gone' }
  if (!hasTwoCodes && rows.every(({ code }) => code !== null)) return { hindrance: 'twoCodes' }
  await joinCompanies(client, [{ fromId, toId, score: null, reasons: [], toldBy }])
  await refreshCountersOf(client, [toId])
  const { rows: joins } = await client.query<{ id: string }>(
    'select id from company_join where from_id = $1 and parted_at is null',
    [fromId],
  )
  return { joinId: joins[0]?.id ?? '' }
}

/** Parts them, with all that is counted; null: there is no such join that stands. */
export async function partByWord(
  client: Queries,
  joinId: string,
  partedBy: string,
): Promise<{ fromId: string; toId: string } | null> {
  const pair = await partCompanies(client, joinId, partedBy)
  if (pair === null) return null
  await client.query(
    'update match_decision set undone_by = $2, undone_at = now() where join_id = $1 and undone_at is null',
    [joinId, partedBy],
  )
  await refreshCountersOf(client, [pair.fromId, pair.toId])
  return pair
}
