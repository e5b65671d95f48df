import { z } from 'zod'
import { callRefusals, mostInList } from '#call/choices.ts'
import { callItem, callItemState, callList } from '#call/list.ts'
import { callFilter, callProvider, callRecord, callResult } from '#call/record.ts'
import { callRules } from '#call/rules.ts'
import { callStatistics } from '#call/statistics.ts'
import { calls, list, read, write } from '#endpoint.ts'
import { filledText, id } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'

const path = `${exhibitionBusiness}/outCall`

/** Where a line says how a call stands. */
export const lineCallbackPath = `${path}/none/providerCallback`

const dialled = z.object({
  contactId: id,
  /** made by the app: a call that is asked for twice is written once */
  clientUid: id,
  editionId: id.optional(),
  /** the place of a 外呼名单 that is being worked through */
  itemId: id.optional(),
})

export const call = calls('call', {
  before: read('GET', `${path}/before`, {
    access: 'zky:outCall:use',
    summary:
      '拨打前: whether a number may be called now, how often it was today, and who of the team called last',
    input: z.object({ contactId: id }),
    output: z.object({
      refusal: z.enum(callRefusals).nullable(),
      rules: callRules,
      /** HH:MM where the callee is */
      localTime: z.string(),
      /** today, by the team */
      numberCalls: z.number().int(),
      /** today, and how many there may be; null: any number */
      myCalls: z.number().int(),
      myLimit: z.number().int().nullable(),
      last: callRecord.pick({ startedAt: true, result: true, byName: true, isMine: true }).nullable(),
      /** the line that can be had instead of one's own telephone */
      line: callProvider.exclude(['phone']).nullable(),
    }),
    fails: ['notFound'],
  }),
  dial: write('POST', `${path}/dial`, {
    access: 'zky:outCall:use',
    summary: '拨打: written before the telephone rings; numbers of unlocked companies and own ones alone',
    input: dialled,
    output: z.object({ id }),
    fails: ['notFound', 'doNotCall', 'outsideCallingHours', 'dailyCallLimit'],
  }),
  dialLine: write('POST', `${path}/dialLine`, {
    access: 'zky:outCall:use',
    byKey: false,
    summary:
      '线路拨打: a line rings one’s own telephone and then the number, for teams and whom it was opened for, where the operator has one',
    input: dialled,
    output: z.object({ id, isUnderWay: z.boolean() }),
    fails: [
      'notFound',
      'planTooLow',
      'companyNotAuthenticated',
      'authenticationPending',
      'doNotCall',
      'outsideCallingHours',
      'dailyCallLimit',
    ],
  }),
  saveResult: write('POST', `${path}/record/result`, {
    access: 'zky:outCall:use',
    summary: '通话结果: what came of an own call; 空号 and 停机 are noted of the number too',
    input: z.object({ id, result: callResult }),
    output: callRecord,
    fails: ['notFound'],
  }),
  list: list('GET', `${path}/record/page`, {
    access: 'zky:outCall:use',
    quota: 'own_rows',
    keep: true,
    summary: '外呼记录: own calls, of a leader the team’s, newest first',
    input: z.object({ ...callFilter, ...page }),
    output: pageOf(callRecord),
  }),
  detail: read('GET', `${path}/record/detail`, {
    access: 'zky:outCall:use',
    keep: true,
    summary: '外呼记录详情',
    input: z.object({ id }),
    output: callRecord,
    fails: ['notFound'],
  }),
  statistics: read('GET', `${path}/statistics`, {
    access: 'zky:outCall:use',
    keep: true,
    summary: '外呼统计: counted from the records, by day, hour, result, person and edition',
    input: z.object(callFilter),
    output: callStatistics,
  }),
  rules: read('GET', `${path}/rules`, {
    access: 'zky:outCall:use',
    summary: '外呼规则 of the team',
    input: z.object({}),
    output: callRules,
  }),
  saveRules: write('POST', `${path}/rules/save`, {
    access: 'zky:subAccount:manage',
    destroys: true,
    summary: '外呼规则: the hours and how often, for everybody of the team',
    input: callRules,
    output: callRules,
  }),
  makeList: write('POST', `${path}/task/save`, {
    access: 'zky:outCall:use',
    summary: '外呼名单: companies to ring one after the other, in the order they were chosen',
    input: z.object({
      name: filledText(40),
      companyIds: z.array(id).min(1).max(mostInList),
      editionId: id.optional(),
    }),
    output: callList,
    fails: ['nothingToDo', 'conflict'],
  }),
  lists: read('GET', `${path}/task/page`, {
    access: 'zky:outCall:use',
    keep: true,
    summary: '我的外呼名单, the newest first',
    input: z.object({}),
    output: z.object({ lists: z.array(callList) }),
  }),
  items: read('GET', `${path}/task/items`, {
    access: 'zky:outCall:use',
    keep: true,
    summary: '外呼名单: its companies and how far one is; no number stands in it',
    input: z.object({ id }),
    output: z.object({ list: callList, items: z.array(callItem) }),
    fails: ['notFound'],
  }),
  settleItem: write('POST', `${path}/task/state`, {
    access: 'zky:outCall:use',
    summary: '跳过/完成 of a company of an own list, and back',
    input: z.object({ id, state: callItemState }),
    output: callList,
    fails: ['notFound'],
  }),
  removeList: write('POST', `${path}/task/remove`, {
    access: 'zky:outCall:use',
    destroys: true,
    summary: '删除名单; calls that were made stay',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
})
