import { type CallRecord, callRecord } from '@zhzz/contract/call/record.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { isKept } from '#member/teamFollowUp.ts'

type Asked = {
  from?: string | undefined
  to?: string | undefined
  memberId?: string | undefined
  editionId?: string | undefined
  companyId?: string | undefined
  result?: string | undefined
}

/** The calls that the viewer may see: own ones, of a leader the team's; narrowed by what is asked. */
export function readableCalls(db: Kysely<DB>, viewer: Viewer, asked: Asked = {}) {
  const { from, to, memberId, editionId, companyId, result } = asked
  return db
    .selectFrom('callRecord')
    .where('callRecord.tenantId', '=', viewer.tenantId)
    .$if(!isPermitted(viewer, 'zky:outCall:viewTeam'), (query) =>
      query.where('callRecord.subAccountId', '=', viewer.subAccountId),
    )
    .$if(from !== undefined, (query) => query.where('startedAt', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('startedAt', '<', startOfDay(dayAfter(to ?? '', 1))))
    .$if(memberId !== undefined, (query) => query.where('callRecord.subAccountId', '=', memberId ?? ''))
    .$if(editionId !== undefined, (query) => query.where('callRecord.editionId', '=', editionId ?? ''))
    .$if(companyId !== undefined, (query) => query.where('callRecord.companyId', '=', companyId ?? ''))
    .$if(result !== undefined, (query) =>
      result === 'none'
        ? query.where('callRecord.result', 'is', null)
        : query.where('callRecord.result', '=', result ?? ''),
    )
}

/** With what a row shows. */
export function shownCalls(db: Kysely<DB>, viewer: Viewer, asked: Asked = {}) {
  return readableCalls(db, viewer, asked)
    .innerJoin('company', 'company.id', 'callRecord.companyId')
    .leftJoin('contact', 'contact.id', 'callRecord.contactId')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'callRecord.editionId')
    .leftJoin('subAccount as person', 'person.id', 'callRecord.subAccountId')
    .select(['callRecord.id', 'callRecord.companyId', 'callRecord.contactId', 'callRecord.editionId'])
    .select(['callRecord.provider', 'callRecord.state', 'callRecord.startedAt', 'callRecord.result'])
    .select(['callRecord.talkSeconds', 'callRecord.subAccountId', 'company.name as companyName'])
    .select(['contact.nameMask as contactName', 'contact.contentMask as number'])
    .select(['edition.name as editionName', 'person.realName as byName'])
    .select(
      sql<string | null>`(select id from follow_up where call_id = call_record.id and ${isKept}
        order by created_at desc limit 1)`.as('followUpId'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof shownCalls>['executeTakeFirstOrThrow']>>

export function callOf({ subAccountId, startedAt, ...row }: Row, viewer: Viewer): CallRecord {
  return callRecord.parse({
    ...row,
    companyNameParts: nameParts(row.companyName),
    startedAt: startedAt.toISOString(),
    isMine: subAccountId === viewer.subAccountId,
  })
}

/** One call the viewer may see; undefined when there is none. */
export async function findCall(db: Kysely<DB>, id: string, viewer: Viewer) {
  const row = await shownCalls(db, viewer).where('callRecord.id', '=', id).executeTakeFirst()
  return row && callOf(row, viewer)
}
