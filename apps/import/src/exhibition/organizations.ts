import type { Queries } from '@zhzz/db/queries.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 as uuid } from 'uuid'

/** One whose name a single company bears is that company; one that an operator put right does not come back. */
const insert = `
  insert into edition_organization as o (id, edition_id, name, role, company_id)
  select n.id, $1, n.name, n.role, known.id
  from jsonb_to_recordset($2) as n (id uuid, name text, key text, role text)
  left join lateral (
    select min(c.id::text)::uuid as id from company c where c.name_key = n.key and c.merged_into_id is null
    having count(*) = 1
  ) known on true
  where not exists (select from fact_correction k where k.row_id = $1 and k.wrong -> n.role ? n.name)
  on conflict (edition_id, role, name) do update set company_id = excluded.company_id
  where o.company_id is null and excluded.company_id is not null`

/** Organisers of an edition and the like. */
export async function insertOrganizations(
  client: Queries,
  editionId: string,
  organizations: readonly { role: string; name: string }[],
): Promise<void> {
  if (organizations.length === 0) return
  const records = organizations.map(({ role, name }) => ({ id: uuid(), name, key: nameKey(name), role }))
  await client.query(insert, [editionId, JSON.stringify(records)])
}
