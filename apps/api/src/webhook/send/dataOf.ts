import { testEvent, type WebhookEvent } from '@zhzz/contract/webhook/eventNames.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { followUpOf } from '#webhook/send/followUpOf.ts'

type Asking = { db: Kysely<DB>; viewer: Viewer }
type DataOf = (object: string, asking: Asking) => Promise<object | undefined>

/** By event, what is told of its object to a person as they may see it now; undefined: nothing. */
export const dataOf: Record<WebhookEvent | typeof testEvent, DataOf> = {
  'followUp.written': (object, { db, viewer }) => followUpOf(db, viewer, object),
  async 'reminder.due'(object, { db, viewer }) {
    const record = await followUpOf(db, viewer, object)
    return record?.taskOwnerId === viewer.subAccountId ? { ...record, followUpId: record.id } : undefined
  },
  'exhibitorList.published': (object, { db }) =>
    editionOf(db, object)
      .where('edition.exhibitorListStatus', '=', 'published')
      .select('edition.listedExhibitorCount as exhibitorCount')
      .executeTakeFirst(),
  'edition.postponed': (object, { db }) =>
    editionOf(db, object)
      .where('edition.setStatus', '=', 'postponed')
      .select(['edition.originalStartDate', 'edition.originalEndDate'])
      .executeTakeFirst(),
  'forecast.settled': (object, { db }) =>
    editionOf(db, object)
      .innerJoin('predictionScorecard as card', 'card.editionId', 'edition.id')
      .where('card.kind', '=', 'settled')
      .select(['card.precisionAt20', 'card.predicted', 'card.actual'])
      .executeTakeFirst(),
  'unlock.made': (object, { db, viewer }) =>
    db
      .selectFrom('unlock')
      .innerJoin('company', 'company.id', 'unlock.companyId')
      .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
      .where('unlock.id', '=', object)
      .where('unlock.tenantId', '=', viewer.tenantId)
      .select(['unlock.id', 'unlock.companyId', 'company.name as companyName', 'person.realName as byName'])
      .select(['unlock.unlockTime', 'unlock.expireTime'])
      .executeTakeFirst(),
  'import.done': (object, { db }) =>
    db
      .selectFrom('importRun')
      .where('number', '=', Number(object))
      .where('status', '=', 'done')
      .select(['number', 'dataset', 'source', 'asOf', 'finishedAt'])
      .executeTakeFirst(),
  [testEvent]: async (object) => ({ endpointId: object }),
}

function editionOf(db: Kysely<DB>, object: string) {
  return db
    .selectFrom('exhibitionEdition as edition')
    .where('edition.id', '=', object)
    .select(['edition.id as editionId', 'edition.seriesId', 'edition.name'])
    .select(['edition.startDate', 'edition.endDate'])
}
