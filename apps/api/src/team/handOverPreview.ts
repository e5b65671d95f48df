import { isPermitted } from '@zhzz/contract/permission.ts'
import type { team } from '@zhzz/contract/team/calls.ts'
import { type HeldCounts, heldCounts } from '@zhzz/contract/team/handOver.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { chosenReceivers, receiversOf } from '#member/handOver/receivers.ts'
import { isOfTeamToo, sharesOf } from '#member/handOver/shares.ts'
import { isKept } from '#member/teamFollowUp.ts'

const nothing: HeldCounts = { customers: 0, tasks: 0, targets: 0, exhibitions: 0 }

export const handOverPreview: Handler<typeof team.handOverPreview> = async (
  { subAccountId: fromId, to },
  { db, viewer, fail },
) => {
  const { tenantId, subAccountId: me } = viewer
  if (fromId !== me && !isPermitted(viewer, 'zky:subAccount:manage')) throw fail('notFound')
  const member = await db
    .selectFrom('subAccount')
    .where('id', '=', fromId)
    .where('tenantId', '=', tenantId)
    .where('status', 'in', ['active', 'disabled'])
    .select('id')
    .executeTakeFirst()
  if (member === undefined) throw fail('notFound')
  const askedBy = fromId === me ? null : me
  const receivers = await chosenReceivers(db, { tenantId, fromId, askedBy }, to)
  if (receivers.length === 0 && to.subAccountId !== undefined) throw fail('notFound')
  const people = await receiversOf(db, tenantId, fromId)
    .select(['id as subAccountId', 'realName as name', 'isOwner'])
    .select([heldBy(sql`sub_account.id`, tenantId).as('before')])
    .execute()
  const shares = new Map<string, HeldCounts>()
  if (receivers.length > 0) {
    const { rows } = await sql<{ id: string } & HeldCounts>`
      select to_id as id, count(*) filter (where kind = 'customer')::int as customers,
        count(*) filter (where kind = 'task')::int as tasks,
        count(*) filter (where kind = 'target' and not was_there)::int as targets,
        count(*) filter (where kind = 'exhibition')::int as exhibitions
      from (${sharesOf({ tenantId, fromId, receivers, byRegion: to.how === 'region' })}) share
      group by to_id`.execute(db)
    for (const { id, ...counts } of rows) shares.set(id, counts)
  }
  const { held } = await db
    .selectNoFrom(heldBy(sql`${fromId}::uuid`, tenantId).as('held'))
    .executeTakeFirstOrThrow()
  return {
    held: heldCounts.parse(held),
    people: people.map((person) => {
      const before = heldCounts.parse(person.before)
      return { ...person, before, after: sum(before, shares.get(person.subAccountId) ?? nothing) }
    }),
  }
}

function sum(one: HeldCounts, other: HeldCounts): HeldCounts {
  return {
    customers: one.customers + other.customers,
    tasks: one.tasks + other.tasks,
    targets: one.targets + other.targets,
    exhibitions: one.exhibitions + other.exhibitions,
  }
}

/** What a person holds in a tenant; `person`: the id of a sub-account in a query. */
function heldBy(person: RawBuilder<unknown>, tenantId: string) {
  return sql`jsonb_build_object(
    'customers', (select count(*) from customer where owner_id = ${person} and tenant_id = ${tenantId}),
    'tasks', (select count(*) from follow_up where task_owner_id = ${person} and tenant_id = ${tenantId}
      and next_state = 'open' and ${isKept}),
    'targets', (select count(*) from target_item where sub_account_id = ${person}),
    'exhibitions', (select count(*) from my_exhibition where sub_account_id = ${person} and ${isOfTeamToo}))`
}
