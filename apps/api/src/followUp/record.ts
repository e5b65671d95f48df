import { followStage, intentLevel } from '@zhzz/contract/company/detail.ts'
import { type FollowUpRecord, followTarget, followType } from '@zhzz/contract/followUp/calls.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { isShared } from '#member/shared.ts'
import type { Viewer } from '#session.ts'

const nextState = z.enum(['none', 'open', 'done', 'dropped'])
const editableFor = 24 * 3600 * 1000

/** Records of the viewer's tenant that the viewer may read: own ones, and those of the team when permitted. */
export function readableRecords(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('followUp')
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .leftJoin('company', 'company.id', 'followUp.companyId')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'followUp.editionId')
    .leftJoin('hall', (join) =>
      join.onRef('hall.id', '=', 'followUp.targetId').on('followUp.targetType', '=', 'hall'),
    )
    .leftJoin('exhibitor', (join) =>
      join.onRef('exhibitor.id', '=', 'followUp.targetId').on('followUp.targetType', '=', 'exhibitor'),
    )
    .leftJoin('contact', 'contact.id', 'followUp.contactId')
    .where('followUp.tenantId', '=', viewer.tenantId)
    .where('followUp.deletedAt', 'is', null)
    .$if(!isPermitted(viewer, 'zky:followUp:viewTeam'), (query) =>
      query.where('followUp.subAccountId', '=', viewer.subAccountId),
    )
    .where(isShared(viewer))
    .selectAll('followUp')
    .select(['person.realName as byName', 'edition.name as editionName', 'contact.nameMask as contactName'])
    .select(
      sql<string>`coalesce(case follow_up.target_type when 'exhibition' then edition.name when 'hall' then hall.name
      when 'exhibitor' then coalesce(company.name, exhibitor.listed_name) else company.name end, '')`.as(
        'targetName',
      ),
    )
}

export type RecordRow = Awaited<ReturnType<ReturnType<typeof readableRecords>['executeTakeFirstOrThrow']>>

export function recordOf(row: RecordRow, viewer: Viewer, now: Date): FollowUpRecord {
  const isMine = row.subAccountId === viewer.subAccountId
  return {
    id: row.id,
    targetType: followTarget.parse(row.targetType),
    targetId: row.targetId,
    targetName: row.targetName,
    companyId: row.companyId,
    editionId: row.editionId,
    editionName: row.editionName,
    contactId: row.contactId,
    contactName: row.contactName,
    followType: followType.parse(row.followType),
    result: row.result,
    content: row.content,
    stage: followStage.nullable().parse(row.stage),
    intentLevel: intentLevel.nullable().parse(row.intentLevel),
    budget: row.budget,
    followTime: row.followTime.toISOString(),
    nextFollowTime: row.nextFollowTime?.toISOString() ?? null,
    nextState: nextState.parse(row.nextState),
    remindMinutes: row.remindMinutes,
    byName: row.byName,
    isMine,
    canEdit: isMine && isFresh(row.createdAt, now),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Own records can be changed for 24 hours; later a correction is written as a record of its own. */
export function isFresh(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < editableFor
}

/** One record the viewer may read; undefined when there is none. */
export async function findRecord(db: Kysely<DB>, viewer: Viewer, id: string, now: Date) {
  const row = await readableRecords(db, viewer).where('followUp.id', '=', id).executeTakeFirst()
  return row && recordOf(row, viewer, now)
}
