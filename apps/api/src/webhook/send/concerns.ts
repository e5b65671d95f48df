import { sql } from 'kysely'
import { followersOf } from '#message/followers.ts'

/**
 * Of a row of `webhook_event event`, `webhook_endpoint endpoint` and its `sub_account person`: the endpoint is to be told. What of a
 * colleague's its person may read is looked at when it is sent (payload.ts).
 */
export const concerns = sql<boolean>`case
  when event.endpoint_id is not null then event.endpoint_id = endpoint.id
  when event.type <> all(endpoint.events) then false
  when event.sub_account_id is not null then event.sub_account_id = person.id
  when event.tenant_id is not null then event.tenant_id = person.tenant_id
  when event.type = 'import.done' then true
  else person.id in ${followersOf(sql`event.object::uuid`)} end`
