import { messageKinds } from '@zhzz/contract/message/kinds.ts'
import { type RawBuilder, sql } from 'kysely'

const kinds = JSON.stringify(Object.entries(messageKinds).map(([kind, category]) => ({ kind, category })))

/**
 * The statement that writes a message for each row of `rows`, which has sub_account_id, kind, object_id, facts (as the
 * contract has them) and source. Who has switched the category off is not told, and nobody is told twice for one source.
 */
export function writeMessages(rows: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`insert into message (sub_account_id, category, kind, object_id, facts, source, created_at)
    select said.sub_account_id, known.category, said.kind, said.object_id, said.facts, said.source, ${now}::timestamptz
    from (${rows}) said
    join jsonb_to_recordset(${kinds}::jsonb) as known (kind text, category text) on known.kind = said.kind
    join sub_account person on person.id = said.sub_account_id and person.status = 'active'
    left join personal_setting setting on setting.sub_account_id = person.id
    where coalesce((setting.notifications #>> array[known.category, 'inApp'])::boolean, true)
    on conflict (sub_account_id, source) do nothing`
}
