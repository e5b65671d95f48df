import type { Output } from '@zhzz/contract/endpoint.ts'
import type { team } from '@zhzz/contract/team/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { unlocksOfMonth } from '#member/seat.ts'

type MemberRow = Output<typeof team.memberList>['members'][number]

/** People of the viewer's tenant; with an id that one alone. */
export async function memberRows(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
  subAccountId?: string,
): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .where('person.tenantId', '=', viewer.tenantId)
    .where('person.status', 'in', ['active', 'disabled'])
    .$if(subAccountId !== undefined, (query) => query.where('person.id', '=', subAccountId ?? ''))
    .orderBy('person.isOwner', 'desc')
    .orderBy('person.createdAt')
    .orderBy('person.id')
    .select(['person.id as subAccountId', 'person.realName', 'person.avatarUrl', 'account.phoneMask'])
    .select(['person.position', 'person.roles', 'person.status', 'person.isOwner', 'person.unlockLimit'])
    .select(unlocksOfMonth(sql`person.id`, now).as('unlockUsed'))
    .select(
      sql<Date | null>`(select max(session.last_seen_at) from login_session session
        where session.sub_account_id = person.id)`.as('lastSeenAt'),
    )
    .execute()
  return rows.map(({ status, lastSeenAt, ...row }) => ({
    ...row,
    status: status === 'active' ? ('active' as const) : ('disabled' as const),
    isMe: row.subAccountId === viewer.subAccountId,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
}
