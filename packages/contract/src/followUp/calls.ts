import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { heldBy } from '#customer/heldBy.ts'
import { followStage, intentLevel } from '#customer/stage.ts'
import { calls, list, read, write } from '#endpoint.ts'
import { code, date, filledText, id, instant, money } from '#field.ts'
import { nameParts } from '#nameParts.ts'
import { page, pageOf } from '#paging.ts'
import { place } from '#place/place.ts'
import { exhibitionBusiness } from '#prefix.ts'
import { maxFiles } from '#upload/limits.ts'
import { storedFile } from '#upload/storedFile.ts'

export const followTargets = ['company', 'exhibition', 'hall', 'exhibitor'] as const
export const followTarget = z.enum(followTargets)
export const followTypes = ['phone', 'wechat', 'visit', 'onsite', 'email', 'sms', 'other'] as const
export const followType = z.enum(followTypes)

export const followUpRecord = z.object({
  id,
  targetType: followTarget,
  targetId: id,
  targetName: z.string(),
  /** of the name of a company or an exhibitor */
  targetNameParts: nameParts.nullable(),
  companyId: id.nullable(),
  editionId: id.nullable(),
  editionName: z.string().nullable(),
  contactId: id.nullable(),
  contactName: z.string().nullable(),
  followType,
  result: z.string().nullable(),
  content: z.string(),
  stage: followStage.nullable(),
  intentLevel: intentLevel.nullable(),
  budget: money.nullable(),
  dealAmount: money.nullable(),
  /** 位置, where it was */
  location: place.nullable(),
  files: z.array(storedFile),
  followTime: z.string(),
  nextFollowTime: z.string().nullable(),
  nextState: z.enum(['none', 'open', 'done', 'dropped']),
  remindMinutes: z.number().int().nullable(),
  byName: z.string().nullable(),
  isMine: z.boolean(),
  /** the next appointment is the viewer's: own records, and those that were handed over */
  isMyTask: z.boolean(),
  /** the viewer puts it off and settles it: an own task, or one of the team by permission */
  maySettle: z.boolean(),
  /** own, and younger than 24 hours */
  canEdit: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type FollowUpRecord = z.infer<typeof followUpRecord>

/** A record in the list of what to do, with what it takes to ring the company at once. */
const followUpTask = followUpRecord.extend({
  company: companyCard
    .pick({ id: true, name: true, contactCount: true, registrationStatus: true, myState: true })
    .nullable(),
})
export type FollowUpTask = z.infer<typeof followUpTask>

export const noteKind = z.enum(['comment', 'correction'])

/** Said of a record later: a comment, or a correction by its author once it cannot be edited any more. */
const note = z.object({
  id,
  kind: noteKind,
  content: z.string(),
  /** null: a person who has left for good */
  byName: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.string(),
})
export type FollowUpNote = z.infer<typeof note>

const followUpDetail = followUpRecord.extend({ notes: z.array(note) })
export type FollowUpDetail = z.infer<typeof followUpDetail>

const amount = z.number().min(0).max(1e15).multipleOf(0.01)

/** Fields of 写跟进; times are instants, `followTime` not in the future, `nextFollowTime` after now. */
export const followUpFields = z.object({
  followType,
  result: code.nullish(),
  content: filledText(1000),
  stage: followStage.nullish(),
  intentLevel: intentLevel.nullish(),
  /** 元 */
  budget: amount.nullish(),
  /** 报价金额 of the stage `quoted`, 签约金额 of `won`; of another stage there is none. 元 */
  dealAmount: amount.nullish(),
  contactId: id.nullish(),
  editionId: id.nullish(),
  /** Only where the person picked it. */
  location: place.nullish(),
  /** Uploads of the scene followUp in the order they are shown; absent: what there was stays. */
  fileIds: z.array(id).max(maxFiles).nullish(),
  followTime: instant,
  nextFollowTime: instant.nullish(),
  remindMinutes: z
    .number()
    .int()
    .min(0)
    .max(60 * 24 * 60)
    .nullish(),
})

export const followUp = calls('followUp', {
  save: write('POST', `${exhibitionBusiness}/followUp/save`, {
    access: 'signedIn',
    summary: '写跟进: a new record; written once for each clientUid',
    input: followUpFields.extend({
      targetType: followTarget,
      targetId: id,
      clientUid: id,
      /** the own call that it tells of */
      callId: id.nullish(),
      /** the person was asked and wants a second record within a minute */
      allowDuplicate: z.boolean().default(false),
    }),
    output: followUpRecord.extend({
      /** one's own open appointments with the target until tonight, which are done with this */
      settled: z.array(id),
    }),
    fails: ['notFound', 'duplicateFollowUp'],
  }),
  edit: write('POST', `${exhibitionBusiness}/followUp/edit`, {
    access: 'signedIn',
    summary: '编辑跟进: own records within 24 hours; the version before is kept',
    input: followUpFields.extend({ id, version: z.number().int().min(1) }),
    output: followUpRecord,
    fails: ['notFound', 'conflict'],
  }),
  remove: write('POST', `${exhibitionBusiness}/followUp/remove`, {
    access: 'signedIn',
    destroys: true,
    summary: '删除跟进: own records within 24 hours',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  detail: read('GET', `${exhibitionBusiness}/followUp/detail`, {
    access: 'signedIn',
    keep: true,
    summary: '跟进记录详情, with its comments and corrections',
    input: z.object({ id }),
    output: followUpDetail,
    fails: ['notFound'],
  }),
  addNote: write('POST', `${exhibitionBusiness}/followUp/addNote`, {
    access: 'signedIn',
    summary: '评论, and 更正 of an own record that is older than 24 hours',
    input: z.object({ id, kind: noteKind, content: filledText(500) }),
    output: z.object({ notes: z.array(note) }),
    fails: ['notFound'],
  }),
  list: list('GET', `${exhibitionBusiness}/followUp/list`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '跟进记录: the history of one target, newest first',
    input: z.object({
      targetType: followTarget,
      targetId: id,
      followType: followType.optional(),
      from: date.optional(),
      to: date.optional(),
      ...page,
    }),
    output: pageOf(followUpRecord).extend({
      target: z.object({
        name: z.string(),
        stage: followStage.nullable(),
        ownerName: z.string().nullable(),
        heldBy: heldBy.nullable(),
      }),
      /** records of colleagues that the viewer may not read */
      hiddenByTeam: z.number().int(),
    }),
    fails: ['notFound'],
  }),
  mine: list('GET', `${exhibitionBusiness}/followUp/mine`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '我的跟进记录: what is due and what was done',
    input: z.object({
      /** `due`: overdue and of today, what waits longest first */
      tab: z.enum(['due', 'today', 'overdue', 'week', 'all']).default('today'),
      stage: followStage.optional(),
      ...page,
    }),
    output: pageOf(followUpTask).extend({
      counters: z.object({
        today: z.number().int(),
        overdue: z.number().int(),
        week: z.number().int(),
        doneThisWeek: z.number().int(),
      }),
    }),
  }),
  team: list('GET', `${exhibitionBusiness}/followUp/team`, {
    access: 'zky:followUp:viewTeam',
    quota: 'own_rows',
    keep: true,
    summary: '团队跟进: what the people of the team have to do, but for what they keep to themselves',
    input: z.object({
      tab: z.enum(['due', 'week', 'all']).default('due'),
      /** one person's */
      subAccountId: id.optional(),
      ...page,
    }),
    output: pageOf(followUpTask.extend({ taskOf: z.string().nullable() })).extend({
      /** who has something open, and how much of it until tonight */
      people: z.array(
        z.object({
          subAccountId: id,
          name: z.string().nullable(),
          due: z.number().int(),
          open: z.number().int(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  settleNext: write('POST', `${exhibitionBusiness}/followUp/settleNext`, {
    access: 'signedIn',
    summary: '推迟/完成: moves or closes the next appointment of a record; reopen takes that back',
    input: z.object({
      id,
      action: z.enum(['postpone', 'done', 'drop', 'reopen']),
      /** postpone: after now; reopen: what it was before, if it was moved */
      nextFollowTime: instant.optional(),
    }),
    output: followUpRecord,
    fails: ['notFound'],
  }),
  assign: write('POST', `${exhibitionBusiness}/followUp/assign`, {
    access: 'zky:followUp:assign',
    summary: '交给: the next appointment of a record becomes another’s, who is told and may read the record',
    input: z.object({ id, subAccountId: id }),
    output: followUpRecord,
    fails: ['notFound'],
  }),
})
