import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const keepApart: Handler<typeof operate.keepApart> = async (
  { oneId, otherId, isApart },
  { db, operator, now, fail },
) => {
  if (!isApart) {
    await sql`delete from company_apart where decision_id is null
      and (company_id, other_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`.execute(
      db,
    )
    return true
  }
  const { numAffectedRows } =
    await sql`insert into company_apart as a (company_id, other_id, told_by, told_at)
    select one.id, other.id, ${signedBy(operator)}, ${now} from company one, company other
    where one.id = ${oneId} and other.id = ${otherId} and one.id <> other.id
    on conflict (company_id, other_id) do update set told_by = excluded.told_by, told_at = excluded.told_at`.execute(
      db,
    )
  if (numAffectedRows === 0n) throw fail('notFound')
  return true
}
