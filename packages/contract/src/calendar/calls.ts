import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { editionCard } from '#exhibition/card.ts'
import { code, date, id, instant, regionCode } from '#field.ts'
import { mostCodes, mostHalls } from '#filterLimits.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'
import { mostPlanned } from '#schedule/plan.ts'

/** Days that one look at the calendar takes in: a year, and the weeks that its first and last day stand in. */
export const mostDays = 400

/** Filters of 展会排期. */
export const calendarFilters = z.object({
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  hallIds: z.array(id).max(mostHalls).optional(),
  /** topics of a series, or of five exhibitors at least of a list */
  industryCodes: z.array(code).max(mostCodes).optional(),
  /** 只看我的: those in 我的展会 of the viewer */
  onlyMine: z.boolean().optional(),
})
export type CalendarFilters = z.infer<typeof calendarFilters>

/** What is done in the halls on a day: 展期, 布展, 撤展. */
export const phases = ['show', 'moveIn', 'moveOut'] as const
export type Phase = (typeof phases)[number]

/** What another calendar can be told: 展期, 布展和撤展, 截止日期, 跟进提醒. */
export const feedParts = ['show', 'moves', 'deadlines', 'followUps', 'hallSlots'] as const
export type FeedPart = (typeof feedParts)[number]

/** Addresses that a person may have at once. */
export const mostFeeds = 10
/** Every address begins with it; what follows is the secret, and `.ics`. */
export const feedPath = '/calendar'

const days = z.object({ from: date, to: date })

/** An edition in the calendar. Days of building up and taking down are null where nobody published them. */
export const calendarRow = z.object({
  card: editionCard,
  moveIn: days.nullable(),
  moveOut: days.nullable(),
  /** of one asked day: what is done on it; of several null */
  phase: z.enum(phases).nullable(),
})
export type CalendarRow = z.infer<typeof calendarRow>

const asked = { from: date, to: date, filters: calendarFilters.default({}) }

function isShort({ from, to }: { from: string; to: string }): boolean {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return length >= 0 && length < mostDays
}

export const calendar = calls('calendar', {
  days: read('POST', `${exhibitionBusiness}/exhSchedule/none/days`, {
    access: 'visitor',
    keep: true,
    summary: '展会排期: how many editions are open on each day of a month or a year, and how many are mine',
    input: z.object(asked).refine(isShort, { path: ['to'] }),
    output: z.object({
      /** Days without an edition are left out. */
      days: z.array(z.object({ day: date, count: z.number().int(), mine: z.number().int() })),
      /** how many editions these are */
      total: z.number().int(),
    }),
  }),
  editions: list('POST', `${exhibitionBusiness}/exhSchedule/none/editions`, {
    access: 'visitor',
    quota: 'list_rows',
    keep: true,
    summary:
      '展会排期: the editions of some days with their phases, the first opened first; of one day what is open before what is built up or taken down',
    input: z
      .object({
        ...asked,
        /** also those that are only built up or taken down on these days */
        isWithMoves: z.boolean().default(false),
        ...page,
      })
      .refine(isShort, { path: ['to'] }),
    output: pageOf(calendarRow),
  }),
  feeds: read('GET', `${exhibitionBusiness}/exhSchedule/feed/list`, {
    access: 'signedIn',
    byKey: false,
    summary:
      '订阅日历: the addresses by which other calendars follow 我的展会; their secrets are shown once only',
    input: z.object({}),
    output: z.array(
      z.object({
        id,
        parts: z.array(z.enum(feedParts)),
        createdAt: instant,
        /** null: no calendar has come yet */
        fetchedAt: instant.nullable(),
        /** what the program that came last calls itself */
        fetchedBy: z.string().nullable(),
      }),
    ),
  }),
  makeFeed: write('POST', `${exhibitionBusiness}/exhSchedule/feed/make`, {
    access: 'signedIn',
    byKey: false,
    summary: '订阅日历: makes an address, in the language of the reader; whoever has it may read',
    input: z.object({ parts: z.array(z.enum(feedParts)).min(1).max(feedParts.length) }),
    /** `path`: of the address, below our host */
    output: z.object({ id, path: z.string() }),
    fails: ['conflict'],
  }),
  endFeed: write('POST', `${exhibitionBusiness}/exhSchedule/feed/end`, {
    access: 'signedIn',
    byKey: false,
    summary: '停用: the address leads nowhere from now on',
    input: z.object({ id }),
    output: z.object({}),
    fails: ['notFound'],
  }),
  planFile: write('POST', `${exhibitionBusiness}/exhSchedule/plan/calendar`, {
    access: 'signedIn',
    summary:
      '导出 of 展会排期计划 for a calendar (ICS): rows of the viewer or of their team, with the names that feeds give them',
    input: z.object({ ids: z.array(id).min(1).max(mostPlanned) }),
    output: z.object({ ics: z.string() }),
    fails: ['nothingToDo'],
  }),
})
