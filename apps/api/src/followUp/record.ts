import { followStage, intentLevel } from '@zhzz/contract/customer/stage.ts'
import { type FollowUpRecord, followTarget, followType } from '@zhzz/contract/followUp/calls.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import { place } from '@zhzz/contract/place/place.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Viewer } from '#http/session.ts'
import { namedFollowUps } from '#member/namedFollowUps.ts'
import { fileOf } from '#upload/link.ts'

const nextState = z.enum(['none', 'open', 'done', 'dropped'])
const editableFor = 24 * 3600 * 1000

/** Records that the viewer may read, with their files, names, and what a card says of the company. */
export function readableRecords(db: Kysely<DB>, viewer: Viewer) {
  return namedFollowUps(db, viewer)
    .select((row) => filesOf(row).as('files'))
    .select(['company.name as companyName', 'company.registrationStatus', 'company.contactCount'])
}

function filesOf(row: ExpressionBuilder<DB, 'followUp'>) {
  return jsonArrayFrom(
    row
      .selectFrom('followUpFile as link')
      .innerJoin('uploadFile as file', 'file.id', 'link.fileId')
      .whereRef('link.followUpId', '=', 'followUp.id')
      .orderBy('link.position')
      .select(['file.id', 'file.kind', 'file.scene', 'file.thumbKey', 'file.width', 'file.height'])
      .select(['file.durationMs', 'file.size']),
  )
}

export type RecordRow = Awaited<ReturnType<ReturnType<typeof readableRecords>['executeTakeFirstOrThrow']>>

/** What a row is read with: for whom, when, and what signs the links of its files. */
export type Reading = { viewer: Viewer; now: Date; deps: { sealing: Sealing } }

export function recordOf(row: RecordRow, { viewer, now, deps }: Reading): FollowUpRecord {
  const isMine = row.subAccountId === viewer.subAccountId
  const isMyTask = row.taskOwnerId === viewer.subAccountId
  return {
    id: row.id,
    targetType: followTarget.parse(row.targetType),
    targetId: row.targetId,
    targetName: row.targetName,
    targetNameParts:
      row.targetType === 'company' || row.targetType === 'exhibitor' ? nameParts(row.targetName) : null,
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
    dealAmount: row.dealAmount,
    location: place.nullable().parse(row.location),
    files: row.files.map((file) => fileOf(file, { viewer, deps, now })),
    followTime: row.followTime.toISOString(),
    nextFollowTime: row.nextFollowTime?.toISOString() ?? null,
    nextState: nextState.parse(row.nextState),
    remindMinutes: row.remindMinutes,
    byName: row.byName,
    isMine,
    isMyTask,
    maySettle: isMyTask || isPermitted(viewer, 'zky:followUp:assign'),
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
export async function findRecord(db: Kysely<DB>, id: string, reading: Reading) {
  const row = await readableRecords(db, reading.viewer).where('followUp.id', '=', id).executeTakeFirst()
  return row && recordOf(row, reading)
}
