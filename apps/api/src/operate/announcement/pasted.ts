import type { Audience } from '@zhzz/contract/operate/announcements.ts'
import { mayOperate } from '@zhzz/contract/operatorRole.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Operator } from '#http/operatorSession.ts'
import { type Group, keptOf } from '#operate/announcement/seats.ts'

/** Whether the operator may ask about this group: who only writes texts learns of no number whether it has an account. */
export function mayReach({ by }: Audience, operator: Operator): boolean {
  return by !== 'numbers' || mayOperate(operator.roles, 'operator:people')
}

/** The group, with whose the pasted numbers are. */
export async function resolved(db: Kysely<DB>, sealing: Sealing, to: Audience): Promise<Group> {
  if (to.by !== 'numbers') return { to: keptOf(to), accountIds: null }
  const rows = await db
    .selectFrom('account')
    .where(
      'phoneHash',
      'in',
      to.numbers.map((number) => sealing.blindIndex(number)),
    )
    .select('id')
    .execute()
  return { to: keptOf(to), accountIds: rows.map(({ id }) => id) }
}
