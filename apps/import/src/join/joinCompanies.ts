import type { Queries } from '@zhzz/db/queries.ts'
import { v7 as uuid } from 'uuid'
import { type JoinedTable, joinedTables } from '#join/joinedTables.ts'

export type Join = {
  fromId: string
  toId: string
  /** Null: by an operator's word. */
  score: number | null
  reasons: readonly string[]
  /** Who said so; null: a rule. */
  toldBy: string | null
}

const pairs = `with pair as (
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as p (join_id, from_id, to_id))`

const write = `
  insert into company_join (id, from_id, to_id, score, reasons, told_by, joined_at)
  select id, from_id, to_id, score, reasons, told_by, now() from jsonb_to_recordset($1) as n (id uuid, from_id uuid,
    to_id uuid, score numeric, reasons jsonb, told_by text)`

/** What is changed beside what is moved, so that parting puts it back. */
const keepBefore = `
  update company_join j set before = jsonb_build_object(
    'candidates', (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from company_candidate k
      where k.company_id = pair.from_id or k.candidate_id = pair.from_id),
    'customer', (select coalesce(jsonb_agg(
      jsonb_build_object('id', t.id, 'next', t.next_follow_time, 'last', t.last_follow_time)), '[]')
      from customer t join customer other on other.company_id = pair.from_id and other.tenant_id = t.tenant_id
      where t.company_id = pair.to_id),
    'unlock', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'until', t.expire_time)), '[]')
      from unlock t join unlock other on other.company_id = pair.from_id and other.tenant_id = t.tenant_id
        and other.status = 'valid' and other.expire_time > t.expire_time
      where t.company_id = pair.to_id and t.status = 'valid'))
  from pair where j.id = pair.join_id`

/** Where a tenant has both, the nearer date and the longer of two unlocks count. */
const settle = [
  `update customer t set next_follow_time = least(t.next_follow_time, other.next_follow_time),
     last_follow_time = greatest(t.last_follow_time, other.last_follow_time), updated_at = now()
   from pair join customer other on other.company_id = pair.from_id
   where t.company_id = pair.to_id and t.tenant_id = other.tenant_id`,

  `update unlock t set expire_time = greatest(t.expire_time, other.expire_time)
   from pair join unlock other on other.company_id = pair.from_id and other.status = 'valid'
   where t.company_id = pair.to_id and t.tenant_id = other.tenant_id and t.status = 'valid'`,

  `update follow_up t set target_id = pair.to_id from pair
   where t.target_type = 'company' and t.company_id = pair.to_id and t.target_id = pair.from_id`,

  `update exhibitor t set match_score = j.score, match_reasons = j.reasons from pair join company_join j on j.id = pair.join_id
   where t.company_id = pair.to_id and j.score is not null and exists (
     select from company_join_row r where r.join_id = j.id and r.table_name = 'exhibitor' and r.row_key = t.id::text)`,

  // Search finds the company by the name that the lists print, too.
  `, named as (
     insert into company_brand as b (company_id, name, name_key)
     select pair.to_id, c.name, c.name_key from pair join company c on c.id = pair.from_id
       join company kept on kept.id = pair.to_id where kept.name_key <> c.name_key
     union select pair.to_id, o.name, o.name_key from pair join company_brand o on o.company_id = pair.from_id
     union select pair.to_id, o.name, o.name_key from pair join company_former_name o on o.company_id = pair.from_id
     on conflict do nothing returning company_id, name
   )
   insert into company_join_row (join_id, table_name, row_key)
   select pair.join_id, 'company_brand', named.name from named join pair on pair.to_id = named.company_id
   on conflict do nothing`,

  'delete from company_candidate t using pair where t.company_id = pair.from_id or (t.candidate_id = pair.from_id)',
  'delete from company_search t using pair where t.company_id = pair.from_id',
  'update company t set merged_into_id = pair.to_id, updated_at = now() from pair where t.id = pair.from_id',
]

function moveOf({ table, column, key, only = 'true', alike }: JoinedTable): string {
  const isFree =
    alike === undefined
      ? 'true'
      : `not exists (
    select from ${table} other where other.${column} = pair.to_id and ${alike})`
  return `, moved as (
      update ${table} t set ${column} = pair.to_id from pair
      where t.${column} = pair.from_id and ${only} and ${isFree} returning pair.join_id, ${key} as row_key
    )
    insert into company_join_row (join_id, table_name, row_key) select join_id, '${table}', row_key from moved`
}

const statements = [keepBefore, ...joinedTables.map(moveOf), ...settle]

/**
 * Joins companies to others, in the transaction it is called in: what lists print, what tenants did and wrote, records
 * and the keys of their names go over, and are noted so that `partCompanies` brings them back. What the register says of
 * each stays its own. Returns the companies that were joined to.
 */
export async function joinCompanies(client: Queries, joins: readonly Join[]): Promise<string[]> {
  const rounds = roundsOf(joins)
  for (const round of rounds) {
    const rows = round.map((join) => ({ id: uuid(), ...join }))
    const records = rows.map(({ id, fromId, toId, score, reasons, toldBy }) => ({
      id,
      from_id: fromId,
      to_id: toId,
      score,
      reasons,
      told_by: toldBy,
    }))
    await client.query(write, [JSON.stringify(records)])
    const values = [rows.map(({ id }) => id), rows.map(({ fromId }) => fromId), rows.map(({ toId }) => toId)]
    for (const statement of statements) await client.query(`${pairs} ${statement}`, values)
  }
  return [...new Set(rounds.flat().map(({ toId }) => toId))]
}

/** In a round each company stands once: what two bring to a third is compared one after the other. */
function roundsOf(joins: readonly Join[]): Join[][] {
  const rounds: { joins: Join[]; companies: Set<string> }[] = []
  const joined = new Map<string, string>()
  for (const join of joins) {
    let toId = join.toId
    for (let next = joined.get(toId); next !== undefined; next = joined.get(toId)) toId = next
    if (joined.has(join.fromId) || toId === join.fromId) continue
    joined.set(join.fromId, toId)
    const last = rounds.findLastIndex(({ companies }) => companies.has(toId) || companies.has(join.fromId))
    const round = rounds[last + 1] ?? { joins: [], companies: new Set() }
    rounds[last + 1] = round
    round.joins.push({ ...join, toId })
    round.companies.add(toId).add(join.fromId)
  }
  return rounds.map((round) => round.joins)
}
