import type { message } from '@zhzz/contract/message/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'

export const saveQuiet: Handler<typeof message.saveQuiet> = async (
  { isOn, from, to, timeZone },
  { db, viewer, now },
) => {
  const { subAccountId } = viewer
  const values = { quietOn: isOn, quietFrom: from, quietTo: to, timeZone, updatedAt: now }
  await db
    .insertInto('personalSetting')
    .values({ subAccountId, ...values })
    .onConflict((conflict) => conflict.column('subAccountId').doUpdateSet(values))
    .execute()
  // What is held back is looked at again: it may be wanted now.
  await sql`update message_delivery delivery set due_at = ${now} from message_target target
    where target.id = delivery.target_id and target.sub_account_id = ${subAccountId}
      and delivery.state = 'waiting' and delivery.is_held`.execute(db)
  return true
}
