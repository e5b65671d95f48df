import type { Queries } from '@zhzz/db/queries.ts'
import { houseKeys } from '@zhzz/search/names/houseKeys.ts'
import { type JoinedTable, joinedTables } from '#join/joinedTables.ts'

const mark = `
  update company_join j set parted_at = now(), parted_by = $2 from company kept
  where j.id = $1 and j.parted_at is null and kept.id = j.to_id
  returning j.from_id as "fromId", coalesce(kept.merged_into_id, kept.id) as "toId"`

const parting = 'with parting as (select $1::uuid as join_id, $2::uuid as from_id, $3::uuid as to_id)'
const moved = (table: string, key: string) =>
  `exists (select from company_join_row r where r.join_id = p.join_id and r.table_name = '${table}' and r.row_key = ${key})`

function moveBackOf({ table, column, key }: JoinedTable): string {
  return `update ${table} t set ${column} = p.from_id from parting p where t.${column} = p.to_id and ${moved(table, key)}`
}

const settle = [
  'update company t set merged_into_id = null, updated_at = now() from parting p where t.id = p.from_id',

  `update follow_up t set target_id = p.from_id from parting p
   where t.target_type = 'company' and t.company_id = p.from_id and t.target_id = p.to_id`,

  `update exhibitor t set match_score = 1, match_reasons = '["listedName"]' from parting p
   where t.company_id = p.from_id and ${moved('exhibitor', 't.id::text')}
     and exists (select from company_join j where j.id = p.join_id and j.score is not null)`,

  // What the two of a tenant were settled to goes back where it still is that.
  `update customer t set next_follow_time = was.next, last_follow_time = was.last from parting p join company_join j on j.id = p.join_id
   cross join jsonb_to_recordset(j.before -> 'customer') as was (id uuid, next timestamptz, last timestamptz)
   join customer other on other.company_id = p.from_id
   where t.id = was.id and t.tenant_id = other.tenant_id
     and t.next_follow_time is not distinct from least(was.next, other.next_follow_time)
     and t.last_follow_time is not distinct from greatest(was.last, other.last_follow_time)`,

  `update unlock t set expire_time = was.until from parting p join company_join j on j.id = p.join_id
   cross join jsonb_to_recordset(j.before -> 'unlock') as was (id uuid, until timestamptz)
   join unlock other on other.company_id = p.from_id and other.status = 'valid'
   where t.id = was.id and t.tenant_id = other.tenant_id and t.expire_time = other.expire_time`,

  // Whom each may be is known again, but for each other.
  `insert into company_candidate (company_id, candidate_id, score, reasons)
   select k.company_id, k.candidate_id, k.score, k.reasons from parting p join company_join j on j.id = p.join_id
   cross join jsonb_to_recordset(j.before -> 'candidates') as k (company_id uuid, candidate_id uuid, score numeric, reasons jsonb)
   join company one on one.id = k.company_id and one.merged_into_id is null
   join company other on other.id = k.candidate_id and other.merged_into_id is null
   where p.to_id not in (k.company_id, k.candidate_id) on conflict do nothing`,

  // A tenant that wrote of the other company since keeps it as a customer.
  `insert into customer (id, tenant_id, company_id, owner_id, stage, intent_level, last_follow_time, next_follow_time)
   select gen_random_uuid(), c.tenant_id, p.to_id, c.owner_id, c.stage, c.intent_level, c.last_follow_time, c.next_follow_time
   from parting p join customer c on c.company_id = p.from_id
   where exists (
     select from follow_up f where f.company_id = p.to_id and f.tenant_id = c.tenant_id and f.deleted_at is null)
   on conflict do nothing`,

  `delete from company_brand t using parting p where t.company_id = p.to_id and ${moved('company_brand', 't.name')}`,
]

const statements = [...joinedTables.map(moveBackOf), ...settle]

const keysOfHouse = `
  select key from house_key where company_id = $1
  union select c.name_key from company c join company kept on kept.id = $2 and kept.name_key <> c.name_key
  where c.id = $1 and c.known_from = 'registry'`
const listedSince = `
  select id, listed_name as "listedName" from exhibitor
  where company_id = $1 and match_reasons ?| array['sameHouse', 'sameAlias', 'sameWebsite', 'sameName', 'saidToBe']`
const giveBack = 'update exhibitor set company_id = $2, updated_at = now() where id = any ($1)'

/**
 * Parts what a join brought together, in the transaction it is called in: what it moved goes back, and so do entries
 * that lists printed under the house's names since. What people wrote since stays where they wrote it. No rule joins
 * the two again, and no page says that they may be one. Returns the two companies, or null when there is no such join standing.
 */
export async function partCompanies(
  client: Queries,
  joinId: string,
  partedBy: string,
): Promise<{ fromId: string; toId: string } | null> {
  const { rows } = await client.query<{ fromId: string; toId: string }>(mark, [joinId, partedBy])
  const [pair] = rows
  if (!pair) return null
  const { fromId, toId } = pair
  for (const statement of statements) await client.query(`${parting} ${statement}`, [joinId, fromId, toId])
  const { rows: keys } = await client.query<{ key: string }>(keysOfHouse, [fromId, toId])
  const own = new Set(keys.map(({ key }) => key))
  const { rows: listed } = await client.query<{ id: string; listedName: string }>(listedSince, [toId])
  const back = listed.filter(({ listedName: name }) =>
    own.has(houseKeys({ name, otherNames: [], country: null, website: null }).own),
  )
  await client.query(giveBack, [back.map(({ id }) => id), fromId])
  return pair
}
