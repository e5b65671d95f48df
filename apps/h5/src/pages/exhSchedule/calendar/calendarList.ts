import type { CalendarFilters, calendar } from '@zhzz/contract/calendar/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { mostHalls } from '@zhzz/contract/filterLimits.ts'
import { halls } from '#exhibition/halls.ts'
import { dayShifted, mondayOf, rangeOfMonth } from '#i18n/monthDays.ts'
import { type Asked, onSheet } from '#nav/filterKinds.ts'
import { idPattern } from '#nav/idPattern.ts'
import { type Address, listParams } from '#nav/listParams.ts'
import { isDay } from '#nav/ownRange.ts'

export const views = ['month', 'week', 'list', 'year'] as const
export type View = (typeof views)[number]

/** 展会排期: how it is looked at, around which day, which day's sheet is open, and what is shown of it. */
export const calendarList = listParams<CalendarFilters>()((kinds) => ({
  place: ['view', 'date', 'day'],
  filters: {
    mine: kinds.flag('onlyMine', {
      title: 'calendar.onlyMine',
      word: 'calendar.onlyMine',
      shown: 'apart',
      signedIn: true,
    }),
    ...onSheet('shell.filter', {
      industryCode: kinds.codes('industryCodes', {
        title: 'company.industry',
        pattern: /^\w{1,40}$/,
        tree: 'topics',
      }),
      regionCode: kinds.codes('regionCodes', {
        title: 'company.region',
        pattern: /^[0-9A-Z]{2,12}$/,
        tree: 'worldRegions',
      }),
      hallId: kinds.codes('hallIds', {
        title: 'exhibitor.hall',
        pattern: idPattern,
        most: mostHalls,
        lookup: halls,
      }),
    }),
  },
}))

export function viewOf({ view }: Address): View {
  return views.find((one) => one === view) ?? 'month'
}

/** The day that the month, the week and the year are those of. */
export function dateOf({ date }: Address, today: string): string {
  return isDay(date) ? date : today
}

/** Of the list, so far from its first day on. */
const listDays = 365

/** First and last day of what is looked at. */
export function rangeOf(view: View, date: string): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(date), to: dayShifted(mondayOf(date), 6) }
  if (view === 'year') return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` }
  if (view === 'list') return { from: date, to: dayShifted(date, listDays) }
  return rangeOfMonth(date.slice(0, 7))
}

/** What the server is asked for; wrong values of an address are passed over. */
export function calendarQuestion(params: Address, asked: Asked): Request<typeof calendar.days> {
  return {
    ...rangeOf(viewOf(params), dateOf(params, asked.today)),
    filters: calendarList.asks(params, asked),
  }
}
