import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { vendorSaid } from '#outside/channels.ts'

type Sent = Output<typeof operate.limitsOfNumber>['sent'][number]

/** What went to a number by text message, as far as it is kept, the newest first. */
export async function sentTo(db: Kysely<DB>, phoneHash: Buffer, most: number): Promise<Sent[]> {
  const { rows } = await sql<Omit<Sent, 'at'> & { at: Date }>`
    select code.created_at as at, code.purpose, outbox.state, coalesce(outbox.reason, '') as why,
      code.used_at is not null as is_used
    from sms_code code join sms_outbox outbox on outbox.code_id = code.id
    where code.phone_hash = ${phoneHash}
    union all
    select coalesce(delivery.settled_at, delivery.due_at), 'notice', delivery.state,
      case when delivery.state = 'failed' then coalesce(replace(delivery.why, ${vendorSaid}, ''), '') else '' end, null
    from account join sub_account person on person.account_id = account.id
    join message_target target on target.sub_account_id = person.id and target.channel = 'sms'
    join message_delivery delivery on delivery.target_id = target.id
    where account.phone_hash = ${phoneHash} and delivery.state <> 'skipped'
    order by at desc limit ${most}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
