import { type RawBuilder, sql } from 'kysely'
import { isKept } from '#member/teamFollowUp.ts'

/** Of a row of 我的展会: an event of one's own that the team never saw is not the team's. */
export const isOfTeamToo = sql<boolean>`(my_exhibition.edition_id is not null or my_exhibition.is_shared)`

interface Asked {
  tenantId: string
  fromId: string
  /** in the order of their turns; not empty */
  receivers: readonly string[]
  byRegion: boolean
}

/**
 * What a member holds and whose each is to be, as rows of kind, object_id, to_id, was_there. Customers go in turns, by
 * region to one of those whose cities they are in; tasks and targets go with their customer, other tasks in turns, and the
 * other targets of an exhibition to one person. Of 我的展会 what its new owner has already stays where it is.
 */
export function sharesOf({ tenantId, fromId, receivers, byRegion }: Asked): RawBuilder<unknown> {
  const n = receivers.length
  return sql`
    with receiver as (
      select given.id, (given.place - 1)::int as place, person.city_codes
      from unnest(${receivers}::uuid[]) with ordinality as given (id, place)
      join sub_account person on person.id = given.id),
    customers as (
      select held.id, held.company_id, coalesce(near.id, turn.id) as to_id
      from (
        select customer.id, customer.company_id, company.region_code,
          row_number() over (order by customer.id) - 1 as place
        from customer join company on company.id = customer.company_id
        where customer.tenant_id = ${tenantId} and customer.owner_id = ${fromId}) held
      join receiver turn on turn.place = held.place % ${n}
      left join region place on place.code = held.region_code
      left join region above on above.code = place.parent_code
      left join lateral (
        select receiver.id from receiver
        where ${byRegion} and receiver.city_codes && array[place.code, place.parent_code, above.parent_code]
        order by (receiver.place + held.place) % ${n} limit 1) near on true),
    tasks as (
      select task.id, coalesce(customers.to_id, turn.id) as to_id
      from (
        select id, company_id, row_number() over (order by next_follow_time, id) - 1 as place
        from follow_up
        where task_owner_id = ${fromId} and tenant_id = ${tenantId} and next_state = 'open' and ${isKept}) task
      join receiver turn on turn.place = task.place % ${n}
      left join customers on customers.company_id = task.company_id),
    targets as (
      select target.exhibitor_id as id, coalesce(customers.to_id, turn.id) as to_id
      from (
        select exhibitor_id, dense_rank() over (order by edition_id) - 1 as place
        from target_item where sub_account_id = ${fromId}) target
      join exhibitor on exhibitor.id = target.exhibitor_id
      join receiver turn on turn.place = target.place % ${n}
      left join customers on customers.company_id = exhibitor.company_id),
    exhibitions as (
      select held.id, turn.id as to_id
      from (
        select id, edition_id, row_number() over (order by edition_id, id) - 1 as place
        from my_exhibition where sub_account_id = ${fromId} and ${isOfTeamToo}) held
      join receiver turn on turn.place = held.place % ${n}
      where not exists (
        select from my_exhibition there
        where there.sub_account_id = turn.id and there.edition_id = held.edition_id))
    select 'customer' as kind, id as object_id, to_id, false as was_there from customers
    union all select 'task', id, to_id, false from tasks
    union all select 'exhibition', id, to_id, false from exhibitions
    union all select 'target', targets.id, to_id, exists (
      select from target_item there where there.sub_account_id = to_id and there.exhibitor_id = targets.id) from targets`
}
