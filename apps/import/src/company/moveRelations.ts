import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { ClientBase } from 'pg'
import { importedColumns } from '#companyModule/upsert.ts'

/**
 * What tenants did with a company that was merged belongs to the record it was merged into. Where a tenant has both,
 * the record's own customer stays with the nearer date, and the longer of two unlocks counts.
 */
const moves = [
  `update follow_up set company_id = m.to_id, target_id = case when target_id = m.from_id then m.to_id else target_id end
   from merged m where company_id = m.from_id`,

  `update follow_up set target_id = m.to_id from merged m where target_type = 'company' and target_id = m.from_id`,

  `update customer c set next_follow_time = least(c.next_follow_time, o.next_follow_time),
     last_follow_time = greatest(c.last_follow_time, o.last_follow_time), updated_at = now()
   from merged m join customer o on o.company_id = m.from_id
   where c.company_id = m.to_id and c.tenant_id = o.tenant_id`,

  `delete from customer o using merged m, customer c
   where o.company_id = m.from_id and c.company_id = m.to_id and c.tenant_id = o.tenant_id`,

  `update customer set company_id = m.to_id, updated_at = now() from merged m where company_id = m.from_id`,

  `update unlock u set expire_time = greatest(u.expire_time, o.expire_time)
   from merged m join unlock o on o.company_id = m.from_id and o.status = 'valid'
   where u.company_id = m.to_id and u.tenant_id = o.tenant_id and u.status = 'valid'`,

  `update unlock o set status = 'expired' from merged m, unlock u
   where o.company_id = m.from_id and o.status = 'valid'
     and u.company_id = m.to_id and u.tenant_id = o.tenant_id and u.status = 'valid'`,

  `update unlock set company_id = m.to_id from merged m where company_id = m.from_id`,

  `insert into favorite (sub_account_id, object_type, object_id, created_at)
   select f.sub_account_id, f.object_type, m.to_id, f.created_at
   from merged m join favorite f on f.object_type = 'company' and f.object_id = m.from_id
   on conflict do nothing`,

  `delete from favorite f using merged m where f.object_type = 'company' and f.object_id = m.from_id`,
]

/** Records about a company that was merged; of two alike that of the record it was merged into stays. */
const moduleMoves = Object.values(companyModules).flatMap((module) => {
  const alike = importedColumns(module)
    .filter(({ isKey }) => isKey)
    .map(({ column }) => `other.${column} = o.${column}`)
  return [
    `delete from ${module.table} o using merged m, ${module.table} other
     where o.company_id = m.from_id and other.company_id = m.to_id and ${alike.join(' and ')}`,
    `update ${module.table} set company_id = m.to_id from merged m where company_id = m.from_id`,
  ]
})

/** In the transaction that merges: pairs of the company that is a pointer now and the record it points to. */
export async function moveRelations(client: ClientBase, pairs: { from_id: string; to_id: string }[]) {
  const merged = 'with merged as (select * from unnest($1::uuid[], $2::uuid[]) as m (from_id, to_id))'
  const values = [pairs.map(({ from_id }) => from_id), pairs.map(({ to_id }) => to_id)]
  for (const move of [...moves, ...moduleMoves]) await client.query(`${merged} ${move}`, values)
}
