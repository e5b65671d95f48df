import { z } from 'zod'
import { date, id, instant } from '#field.ts'
import { followUpRecord } from '#followUp/calls.ts'
import type { WebhookEvent } from '#webhook/eventNames.ts'

const edition = z.object({
  editionId: id,
  seriesId: id,
  /** of the edition */
  name: z.string(),
  startDate: date,
  endDate: date,
})

const followUpWritten = followUpRecord.pick({
  id: true,
  targetType: true,
  targetId: true,
  targetName: true,
  companyId: true,
  editionId: true,
  editionName: true,
  contactId: true,
  contactName: true,
  followType: true,
  result: true,
  content: true,
  stage: true,
  intentLevel: true,
  followTime: true,
  nextFollowTime: true,
  nextState: true,
  byName: true,
  isMine: true,
  version: true,
  createdAt: true,
  updatedAt: true,
})

type Declared = { says: string; data: z.ZodObject; example: Record<string, unknown> }

const anEdition = {
  editionId: '01980000-0000-7000-8000-000000000010',
  seriesId: '01980000-0000-7000-8000-000000000011',
  name: '2027 岚湖国际机床展',
  startDate: '2027-03-10',
  endDate: '2027-03-13',
}
const aRecord = {
  id: '01980000-0000-7000-8000-000000000001',
  targetType: 'company',
  targetId: '01980000-0000-7000-8000-000000000002',
  targetName: '上海砚舟智能装备有限公司',
  companyId: '01980000-0000-7000-8000-000000000002',
  editionId: null,
  nextFollowTime: '2026-12-08T02:00:00.000Z',
}

/** What an endpoint may be told: of each event what it says and its `data`, which is made when it is sent, of what the person may see then. */
export const webhookEvents = {
  'followUp.written': {
    says: 'a follow-up was written, by the person or by colleagues whose records they may read; contacts are named as the app names them, masked unless unlocked',
    data: followUpWritten,
    example: {
      ...aRecord,
      editionName: null,
      contactId: null,
      contactName: null,
      followType: 'phone',
      result: 'connected',
      content: '要 36 平特装的报价',
      stage: 'contacted',
      intentLevel: 'A',
      followTime: '2026-12-01T02:00:00.000Z',
      nextState: 'open',
      byName: '林舟',
      isMine: true,
      version: 1,
      createdAt: '2026-12-01T02:05:00.000Z',
      updatedAt: '2026-12-01T02:05:00.000Z',
    },
  },
  'reminder.due': {
    says: 'the reminder of a task of the person is due',
    data: followUpRecord
      .pick({
        targetType: true,
        targetId: true,
        targetName: true,
        companyId: true,
        editionId: true,
        nextFollowTime: true,
        remindMinutes: true,
      })
      .extend({
        /** the record whose next contact is due */
        followUpId: id,
      }),
    example: {
      followUpId: aRecord.id,
      targetType: aRecord.targetType,
      targetId: aRecord.targetId,
      targetName: aRecord.targetName,
      companyId: aRecord.companyId,
      editionId: aRecord.editionId,
      nextFollowTime: aRecord.nextFollowTime,
      remindMinutes: 15,
    },
  },
  'exhibitorList.published': {
    says: 'the list of exhibitors of an edition that the person follows is published',
    data: edition.extend({
      /** that the list names */
      exhibitorCount: z.number().int(),
    }),
    example: { ...anEdition, exhibitorCount: 320 },
  },
  'edition.postponed': {
    says: 'an edition that the person follows is postponed',
    data: edition.extend({
      /** the days before it was moved, where they are known */
      originalStartDate: date.nullable(),
      originalEndDate: date.nullable(),
    }),
    example: { ...anEdition, originalStartDate: '2026-12-10', originalEndDate: '2026-12-13' },
  },
  'forecast.settled': {
    says: 'who came to an edition that the person follows is compared with what was forecast',
    data: edition.extend({
      /** part of the first 20 forecast that came, 0 to 1 */
      precisionAt20: z.number(),
      /** companies forecast */
      predicted: z.number().int(),
      /** companies that came */
      actual: z.number().int(),
    }),
    example: { ...anEdition, precisionAt20: 0.65, predicted: 200, actual: 320 },
  },
  'unlock.made': {
    says: 'the person or a colleague has unlocked a company; its contacts are read by the call company.contacts',
    data: z.object({
      /** of the unlock */
      id,
      companyId: id,
      companyName: z.string(),
      byName: z.string().nullable(),
      unlockTime: instant,
      expireTime: instant,
    }),
    example: {
      id: '01980000-0000-7000-8000-000000000020',
      companyId: aRecord.companyId,
      companyName: aRecord.targetName,
      byName: '林舟',
      unlockTime: '2026-12-01T02:00:00.000Z',
      expireTime: '2027-12-01T02:00:00.000Z',
    },
  },
  'import.done': {
    says: 'data were brought in, so that what was read before may be out of date',
    data: z.object({
      /** of the import */
      number: z.number().int(),
      /** which rows: companies, exhibitors, editions … */
      dataset: z.string(),
      /** whom the facts come from, as the pages say it */
      source: z.string().nullable(),
      /** the day up to which the source knew them */
      asOf: date.nullable(),
      finishedAt: instant,
    }),
    example: {
      number: 7,
      dataset: 'exhibitors',
      source: '主办单位',
      asOf: '2026-11-30',
      finishedAt: '2026-12-01T02:00:00.000Z',
    },
  },
} as const satisfies Record<WebhookEvent, Declared>
