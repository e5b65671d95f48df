import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { mayReach, resolved } from '#operate/announcement/pasted.ts'
import { seatsOf } from '#operate/announcement/seats.ts'

export const countAudience: Handler<typeof operate.countAudience> = async (
  { to },
  { db, operator, now, fail, deps: { sealing } },
) => {
  if (!mayReach(to, operator)) throw fail('forbidden')
  const group = await resolved(db, sealing, to)
  const { rows } = await sql<{ accounts: number; switchedOff: number }>`
    select count(*)::int as accounts, count(*) filter (where is_off)::int as "switchedOff"
    from (${seatsOf(group, now)}) seat`.execute(db)
  return rows[0] ?? { accounts: 0, switchedOff: 0 }
}
