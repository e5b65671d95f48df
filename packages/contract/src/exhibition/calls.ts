import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import {
  countedTopic,
  editionCard,
  editionStatus,
  exhibitorRow,
  targetRow,
  targetState,
} from '#exhibition/card.ts'
import { exhibitionDetail } from '#exhibition/detail.ts'
import { matchCalls } from '#exhibition/editionMatch.ts'
import { offlinePack } from '#exhibition/pack.ts'
import { visitorCalls } from '#exhibition/visitorCalls.ts'
import { code, date, filledText, id, instant, keyword, month, regionCode, text } from '#field.ts'
import { mostCodes, mostHalls, mostOrganizers, mostPavilions } from '#filterLimits.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness, searchService } from '#prefix.ts'

export const exhibitionSorts = [
  'startDate',
  'startDateDesc',
  'netExhibitionArea',
  'exhibitorCount',
  'topicExhibitors',
  'relevance',
  'heat',
  'match',
] as const
/** Of a target: the next appointment with its company is overdue or of today, later, or there is none. */
export const targetDues = ['due', 'later', 'none'] as const
export const areaBands = ['under1', '1to3', '3to5', '5to10', 'over10'] as const

/** Filters of 找展会. `areaBand` is in 10,000 m² of net exhibition area. */
export const exhibitionFilters = z.object({
  from: date.optional(),
  to: date.optional(),
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  hallIds: z.array(id).max(mostHalls).optional(),
  /** topics of a series, or of five exhibitors at least of a list */
  industryCodes: z.array(code).max(mostCodes).optional(),
  areaBand: z.enum(areaBands).optional(),
  statuses: z.array(editionStatus).max(5).optional(),
  frequencies: z.array(code).max(10).optional(),
  exhibitionTypes: z.array(code).max(10).optional(),
  hasExhibitorList: z.boolean().optional(),
  /** 国际展, by its published figures */
  isInternational: z.boolean().optional(),
  /** 主办单位, by name */
  organizers: z.array(filledText(100)).max(mostOrganizers).optional(),
  companyId: id.optional(),
})
export type ExhibitionFilters = z.infer<typeof exhibitionFilters>

/** `boothNo` is the order of a walk: pavilion by pavilion, and A2 before A10. */
export const exhibitorSorts = ['boothNo', 'boothArea', 'exhibitionCount', 'name'] as const
/** m² of the booth */
export const boothAreaBands = ['under18', '18to36', '36to72', '72to150', 'over150'] as const
/**
 * 我的状态: what the viewer marked, and what the tenant did with the company. `notKnown`: neither a target nor a favourite
 * of the viewer, nor unlocked or followed up by the tenant.
 */
export const exhibitorStates = [
  'target',
  'visited',
  'notVisited',
  'notUnlocked',
  'notFollowed',
  'notKnown',
] as const
/** Marks that one request may carry; a device that was offline sends them together. */
export const mostMarks = 100
/** Into so many parts the rows of an offline pack are laid by their ids, so that a change brings one part anew. */
export const packShelves = 64

const question = {
  keyword: keyword.default(''),
  searchType: z.enum(['ALL', 'MY_COLLECT']).default('ALL'),
  filters: exhibitionFilters.default({}),
}

export const exhibition = calls('exhibition', {
  ...visitorCalls,
  search: list('POST', `${searchService}/exhibition/none/search`, {
    access: 'visitor',
    quota: 'list_rows',
    keep: true,
    summary: '找展会: editions by keyword, time, place, topic and size',
    input: z.object({ ...question, sort: z.enum(exhibitionSorts).default('startDate'), ...page }),
    output: pageOf(editionCard),
    fails: ['quotaUsedUp'],
  }),
  calendar: read('POST', `${searchService}/exhibition/none/calendar`, {
    access: 'visitor',
    summary:
      '找展会 as a calendar: how many editions are open on each day of a month; `from` and `to` are not looked at',
    input: z.object({ ...question, month }),
    /** Days without an edition are left out. */
    output: z.array(z.object({ day: date, count: z.number().int() })),
    fails: ['quotaUsedUp'],
  }),
  organizers: read('GET', `${searchService}/exhibition/none/organizers`, {
    access: 'visitor',
    summary: '主办单位: names of organisers that have the keyword, those of most editions first',
    input: z.object({ keyword: keyword.default('') }),
    output: z.array(z.object({ name: z.string(), editionCount: z.number().int() })),
  }),
  halls: read('POST', `${searchService}/exhibition/none/halls`, {
    access: 'visitor',
    summary:
      '展馆, to filter 找展会 by: by words of the name, those with most editions to come first; or by their ids',
    input: z.object({ keyword: keyword.default(''), ids: z.array(id).max(mostHalls).optional() }),
    output: z.array(
      z.object({ id, name: z.string(), cityName: z.string().nullable(), upcomingCount: z.number().int() }),
    ),
  }),
  detail: read('GET', `${exhibitionBusiness}/exhibition/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '展会详情: one edition, or the newest one of a series',
    input: z
      .object({ id: id.optional(), seriesId: id.optional() })
      .refine((q) => q.id ?? q.seriesId, { path: ['id'] }),
    output: exhibitionDetail,
    fails: ['notFound'],
  }),
  ...matchCalls,
  exhibitors: list('POST', `${searchService}/exhibition/none/exhibitors`, {
    access: 'visitor',
    quota: 'exhibitor_rows',
    keep: true,
    summary: '参展商: the exhibitor list of an edition',
    input: z.object({
      editionId: id,
      keyword: keyword.default(''),
      pavilions: z.array(text(60)).max(mostPavilions).optional(),
      /** what they are about; a group of topics stands for all of them */
      topics: z.array(code).max(mostCodes).optional(),
      boothTypes: z
        .array(z.enum(['standard', 'custom', 'raw', 'joint', 'unknown']))
        .max(5)
        .optional(),
      newOrOld: z.enum(['new', 'old']).optional(),
      /** whether the company is in the register, or known only from lists */
      matched: z.boolean().optional(),
      hasContact: z.boolean().optional(),
      onlyFavorites: z.boolean().optional(),
      areaBands: z.array(z.enum(boothAreaBands)).max(5).optional(),
      regionCodes: z.array(regionCode).max(mostCodes).optional(),
      /** all of them must hold */
      states: z.array(z.enum(exhibitorStates)).max(6).optional(),
      /** Against the list before: who is new in this one; who stood only in that one (its rows are shown). */
      change: z.enum(['added', 'lost']).optional(),
      sort: z.enum(exhibitorSorts).default('boothNo'),
      ...page,
    }),
    output: pageOf(exhibitorRow).extend({
      editionName: z.string(),
      listStatus: z.enum(['none', 'partial', 'published']),
      /** set when the rows are those of the edition before: this one has no list yet, or `change` is `lost` */
      shownEditionName: z.string().nullable(),
      pavilions: z.array(z.object({ code: z.string(), count: z.number().int() })),
      /**
       * In the order of the walk: the found entries by the pavilion of their first booth, null for those without one; empty
       * in other orders and behind the first page.
       */
      heads: z.array(z.object({ pavilion: z.string().nullable(), count: z.number().int() })),
      /** Topics of the entries that the other filters leave, most first; empty behind the first page. */
      topics: z.array(countedTopic),
      /** Entries of the whole shown list, whatever the filters; `customBuilt`: 特装 and 光地. */
      counts: z.object({
        all: z.number().int(),
        customBuilt: z.number().int(),
        firstTime: z.number().int(),
        /** null without a session */
        targets: z.number().int().nullable(),
        visited: z.number().int().nullable(),
      }),
    }),
    fails: ['notFound'],
  }),
  route: read('GET', `${searchService}/exhibition/route`, {
    access: 'signedIn',
    keep: true,
    summary: '走访路线: the targets of the viewer at an edition in the order to see them (walkRoute.ts)',
    input: z.object({ editionId: id }),
    output: z.object({
      editionName: z.string(),
      stops: z.array(z.object({ row: exhibitorRow, hall: z.string().nullable() })),
      /** whose numbers say no place */
      apart: z.array(exhibitorRow),
      /** walked inside the halls, by the usual grid of stands */
      metres: z.number().int(),
      halls: z.number().int(),
    }),
    fails: ['notFound'],
  }),
  pack: read('POST', `${searchService}/exhibition/pack`, {
    access: 'signedIn',
    summary:
      '离线包: an edition with its list, as much of it as the plan shows, for the time without connection; of what the device has already only what changed',
    input: z.object({
      editionId: id,
      /** packs of other editions that the device keeps */
      others: z.number().int().min(0).max(100).default(0),
      /** digests of the shelves that the device has, in their order */
      held: z.array(z.string().max(20)).length(packShelves).optional(),
    }),
    output: offlinePack,
    fails: ['notFound', 'quotaUsedUp'],
  }),
  targets: list('GET', `${searchService}/exhibition/targets`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '我的目标: those of all exhibitions, what opens soonest first, what is over last',
    input: z.object({
      editionId: id.optional(),
      state: targetState.optional(),
      due: z.enum(targetDues).optional(),
      ...page,
    }),
    output: pageOf(targetRow).extend({
      /** whose targets they are, with how many in all; on the first page */
      editions: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
    }),
  }),
  markTargets: write('POST', `${searchService}/exhibition/markTargets`, {
    access: 'signedIn',
    summary:
      '我的目标, 标记已拜访: marks entries of exhibitor lists; of two marks of one entry the later one stays',
    input: z.object({
      marks: z
        .array(
          z.object({
            exhibitorId: id,
            /** `none` takes the entry out of the targets */
            state: z.enum(['none', ...targetState.options]),
            /** when it was tapped */
            at: instant,
          }),
        )
        .min(1)
        .max(mostMarks),
    }),
    /** Marks that hold now; those of entries that are gone are passed over. */
    output: z.object({ kept: z.number().int() }),
  }),
})
