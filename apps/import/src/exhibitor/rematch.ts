import type { ClientBase } from 'pg'
import { matchRows } from '#exhibitor/match.ts'

type Open = { id: string; listedName: string; englishName: string | null; regionCode: string | null }

const perRead = 500

const open = `
  select id, listed_name as "listedName", listed_english_name as "englishName", region_code as "regionCode"
  from exhibitor where match_status <> 'matched' and ($1::uuid[] is null or edition_id = any ($1)) and id > $2
  order by id limit ${perRead}`

const update = `
  update exhibitor x set company_id = n.company_id, match_status = n.match_status, match_score = n.match_score,
    match_reasons = n.match_reasons, match_candidates = n.match_candidates, updated_at = now()
  from jsonb_to_recordset($1) as n (id uuid, company_id uuid, match_status text, match_score numeric,
    match_reasons jsonb, match_candidates jsonb)
  where x.id = n.id and (x.match_status, x.match_candidates) is distinct from (n.match_status, n.match_candidates)`

/**
 * Looks again for the companies of printed names that have none: the company may have come after the list, or
 * further down in it. So the order in which things arrive does not matter.
 */
export async function rematchOpen(client: ClientBase, editionIds: string[] | null = null): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    await client.query('begin')
    const { rows } = await client.query<Open>(open, [editionIds, after])
    const matches = await matchRows(
      client,
      rows.map((row) => ({ ...row, creditCode: null })),
    )
    const records = rows.map(({ id }, at) => ({
      id,
      company_id: matches[at]?.companyId ?? null,
      match_status: matches[at]?.status ?? 'unmatched',
      match_score: matches[at]?.score ?? null,
      match_reasons: matches[at]?.reasons ?? [],
      match_candidates: matches[at]?.candidates ?? [],
    }))
    await client.query(update, [JSON.stringify(records)])
    await client.query('commit')
    const last = rows.at(-1)
    if (!last || rows.length < perRead) return
    after = last.id
  }
}
