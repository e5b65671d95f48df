import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { fewestCompared, mostCompared } from '#company/compared.ts'
import { comparison } from '#company/comparison.ts'
import { businessInfo, companyDetail, exhibitionHistoryRow } from '#company/detail.ts'
import { exportRow } from '#company/exportRow.ts'
import { jobsTogether } from '#company/jobsTogether.ts'
import { matchCalls } from '#company/nameMatch.ts'
import { companySignal } from '#company/signal.ts'
import { similarCompany } from '#company/similarCompany.ts'
import { moduleCalls } from '#companyModule/moduleCalls.ts'
import { calls, list, read, write } from '#endpoint.ts'
import { code, date, id, keyword, regionCode } from '#field.ts'
import { mostCodes, mostSeries } from '#filterLimits.ts'
import { contactMark, contactRow } from '#member/contactRow.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness, searchService } from '#prefix.ts'
import { provenance } from '#provenance.ts'

export const companySorts = [
  'relevance',
  'latestExhibition',
  'exhibitionCount',
  'establishDate',
  'registeredCapital',
  'match',
] as const
/** 企业规模 by insured people; codes of the dictionary staff_scale. */
export const staffScales = [
  'under_50',
  '50_to_99',
  '100_to_499',
  '500_to_999',
  '1000_to_4999',
  'over_5000',
] as const
/** 我的状态: not unlocked, not followed up and followed up by the viewer's team. */
export const myStates = ['notUnlocked', 'notFollowed', 'teamFollowed'] as const
export const exhibitionCountBands = ['under5', '5to10', '10to20', '20to50', 'over50'] as const

/** Filters of 找企业. Within one field any value may hit; the fields narrow each other. */
export const companyFilters = z.object({
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  industryCodes: z.array(code).max(mostCodes).optional(),
  statuses: z
    .array(z.enum(['green', 'red', 'blue']))
    .max(3)
    .optional(),
  exhibitionCountBand: z.enum(exhibitionCountBands).optional(),
  lastExhibitedFrom: date.optional(),
  lastExhibitedTo: date.optional(),
  /** 展会行业: topics of exhibitions it was listed at; a group of topics stands for all of them. */
  exhibitionIndustryCodes: z.array(code).max(mostCodes).optional(),
  /** 主营: topics of its own, by what lists and registers say of it; a group stands for all of them. */
  topicCodes: z.array(code).max(mostCodes).optional(),
  /** 参加过的展会 */
  seriesIds: z.array(id).max(mostSeries).optional(),
  /** 元 */
  capitalMin: z.number().min(0).optional(),
  capitalMax: z.number().min(0).optional(),
  establishFrom: date.optional(),
  establishTo: date.optional(),
  hasContact: z.boolean().optional(),
  hasMobile: z.boolean().optional(),
  hasLandline: z.boolean().optional(),
  hasEmail: z.boolean().optional(),
  hasWebsite: z.boolean().optional(),
  /** It stood on 特装 or 光地. */
  hasCustomBooth: z.boolean().optional(),
  staffScales: z.array(z.enum(staffScales)).max(6).optional(),
  /** All of them must hold; for a signed-in viewer only. */
  myStates: z.array(z.enum(myStates)).max(3).optional(),
})
export type CompanyFilters = z.infer<typeof companyFilters>

const question = {
  keyword: keyword.default(''),
  searchType: z.enum(['ALL', 'MY_COLLECT', 'MY_UNLOCK', 'MY_FOLLOW']).default('ALL'),
  filters: companyFilters.default({}),
  sort: z.enum(companySorts).default('relevance'),
}

export const company = calls('company', {
  search: list('POST', `${searchService}/company/none/search`, {
    access: 'visitor',
    quota: 'list_rows',
    keep: true,
    summary: '找企业: companies by keyword and filters, with the reason of each hit',
    input: z.object({ ...question, ...page }),
    /** `isNear`: nothing matches exactly, these are like it. */
    output: pageOf(companyCard).extend({ isNear: z.boolean() }),
    fails: ['quotaUsedUp', 'companiesLoading'],
  }),
  near: list('GET', `${searchService}/company/near`, {
    access: 'signedIn',
    quota: 'list_rows',
    summary: '附近企业: companies around a point whose place is known, the nearest first',
    input: z.object({
      latitude: z.coerce.number().min(-90).max(90),
      longitude: z.coerce.number().min(-180).max(180),
      ...page,
    }),
    /** `distance` in m, as the crow flies */
    output: pageOf(companyCard.extend({ distance: z.number() })),
  }),
  exportList: write('POST', `${searchService}/company/exportList`, {
    access: 'zky:enterprise:export',
    spends: 'export',
    records: 'export',
    summary:
      '导出: rows of 找企业, those chosen or the first of the list, as many as the plan still allows today',
    input: z.object({ ...question, companyIds: z.array(id).min(1).max(500).optional() }),
    output: z.object({
      rows: z.array(exportRow),
      /** rows left today */
      remaining: z.number().int(),
      limit: z.number().int(),
      /** true: the list has more than the rows given */
      isCut: z.boolean(),
    }),
    fails: ['quotaUsedUp', 'planTooLow', 'nothingToDo', 'companiesLoading'],
  }),
  detail: read('GET', `${exhibitionBusiness}/company/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '企业详情: header, facts, exhibiting profile and the count of every module',
    input: z.object({ id }),
    output: companyDetail,
    fails: ['notFound', 'quotaUsedUp'],
  }),
  ...matchCalls,
  businessInfo: read('GET', `${exhibitionBusiness}/company/businessInfo`, {
    access: 'signedIn',
    keep: true,
    summary: '工商信息: the registry record and its changes',
    input: z.object({ id }),
    output: businessInfo,
    fails: ['notFound'],
  }),
  exhibitionHistory: list('GET', `${exhibitionBusiness}/company/exhibitionHistory`, {
    access: 'signedIn',
    quota: 'history_rows',
    keep: true,
    summary: '参展历史: editions the company was listed at, newest first',
    input: z.object({
      id,
      tab: z.enum(['past', 'upcoming']).default('past'),
      year: z.coerce.number().int().min(1900).max(2200).optional(),
      boothType: z.enum(['standard', 'custom', 'raw', 'joint', 'unknown']).optional(),
      ...page,
    }),
    output: pageOf(exhibitionHistoryRow).extend({
      trend: z.array(
        z.object({ year: z.number().int(), count: z.number().int(), boothArea: z.number().nullable() }),
      ),
      years: z.array(z.number().int()),
    }),
    fails: ['notFound'],
  }),
  ...moduleCalls,
  recruitEchart: read('GET', `${exhibitionBusiness}/company/recruitEchart`, {
    access: 'signedIn',
    keep: true,
    summary: '数据分布: what the job advertisements of the last twelve months make together',
    input: z.object({ id }),
    output: jobsTogether,
    fails: ['notFound'],
  }),
  similarCompany: list('GET', `${exhibitionBusiness}/company/similarCompany`, {
    access: 'signedIn',
    quota: 'business_rows',
    keep: true,
    summary: '竞品友商: companies listed at the same editions, by how many, or by trade and products',
    input: z.object({ id, tab: z.enum(['coExhibitors', 'products']).default('coExhibitors'), ...page }),
    output: pageOf(similarCompany).extend({ companyName: z.string(), provenance }),
    fails: ['notFound'],
  }),
  signals: list('GET', `${exhibitionBusiness}/company/signals`, {
    access: 'signedIn',
    quota: 'business_rows',
    keep: true,
    summary:
      '商机信号: what the records of two years say that the company does, a day and a kind at a time, newest first',
    input: z.object({ id, ...page }),
    output: pageOf(companySignal).extend({ companyName: z.string(), provenance }),
    fails: ['notFound'],
  }),
  compare: read('POST', `${exhibitionBusiness}/company/compare`, {
    access: 'signedIn',
    keep: true,
    summary:
      '企业对比: up to four companies side by side, with the exhibitions they share and those of each alone',
    input: z.object({ ids: z.array(id).min(fewestCompared).max(mostCompared) }),
    output: comparison,
    fails: ['notFound', 'quotaUsedUp'],
  }),
  visit: write('POST', `${exhibitionBusiness}/company/visit`, {
    access: 'signedIn',
    summary: '到访: the person has the company before them; what comes after is new at the next visit',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  contacts: read('GET', `${exhibitionBusiness}/company/contacts`, {
    access: 'signedIn',
    records: { event: 'contactsRead', when: ({ unlock }) => unlock.unlocked },
    summary: '联系方式: masked until the tenant has unlocked the company',
    input: z.object({ id, type: z.enum(['mobile', 'landline', 'email', 'other']).optional() }),
    output: z.object({
      companyName: z.string(),
      contacts: z.array(contactRow),
      counts: z.object({
        total: z.number().int(),
        mobile: z.number().int(),
        landline: z.number().int(),
        email: z.number().int(),
        other: z.number().int(),
      }),
      unlock: z.object({
        unlocked: z.boolean(),
        remaining: z.number().int(),
        limit: z.number().int(),
        expireTime: z.string().nullable(),
      }),
    }),
    fails: ['notFound'],
  }),
  markContact: write('POST', `${exhibitionBusiness}/company/markContact`, {
    access: 'signedIn',
    summary:
      '标记号码: what the tenant found a clear number to be; null takes it back. Two tenants alike tell all',
    input: z.object({ contactId: id, mark: contactMark.nullable() }),
    output: z.object({ mark: contactMark.nullable() }),
    fails: ['notFound'],
  }),
})
