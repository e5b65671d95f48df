import type { Request } from '@zhzz/contract/endpoint.ts'
import type { ExhibitionFilters, exhibition, exhibitionSorts } from '@zhzz/contract/exhibition/calls.ts'
import { mostHalls, mostOrganizers } from '@zhzz/contract/filterLimits.ts'
import { exhibitionTypes, frequencies } from '#exhibition/dictionaryText.ts'
import { halls } from '#exhibition/halls.ts'
import { isPeriod, type Period, rangeOf } from '#exhibition/period.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { onSheet } from '#nav/filterKinds.ts'
import { idPattern } from '#nav/idPattern.ts'
import { type Address, keywordOf, listParams } from '#nav/listParams.ts'
import { isDay } from '#nav/ownRange.ts'
import { organizers } from '#pages/exhibition/list/organizers.ts'

type Sort = (typeof exhibitionSorts)[number]

export const periodWords = {
  coming: 'exhibition.whenComing',
  weekend: 'exhibition.whenWeekend',
  month: 'exhibition.whenMonth',
  nextMonth: 'exhibition.whenNextMonth',
  quarter: 'exhibition.whenQuarter',
  half: 'exhibition.whenHalf',
  past: 'exhibition.whenPast',
  any: 'exhibition.whenAny',
} as const satisfies Record<Period, PlainKey>

/** 找展会: its parameters, filters and orders. */
export const editionList = listParams<ExhibitionFilters, Sort>()((kinds) => ({
  // `view`: calendar, else the list; `month` and `day` are of the calendar.
  place: ['searchType', 'view', 'month', 'day'],
  kept: ['keyword', 'companyId', 'name'],
  filters: {
    // 时间 is one button for three parameters (PeriodFilter.tsx): a period by its name, or days.
    when: kinds.own({ title: 'exhibition.when', shown: 'apart', words: periodWords }),
    from: kinds.own({ title: 'exhibition.when', shown: 'apart', allows: isDay }),
    to: kinds.own({ title: 'exhibition.when', shown: 'apart', allows: isDay }),
    regionCode: kinds.codes('regionCodes', {
      title: 'company.region',
      pattern: /^[0-9A-Z]{2,12}$/,
      tree: 'worldRegions',
    }),
    industryCode: kinds.codes('industryCodes', {
      title: 'company.industry',
      pattern: /^\w{1,40}$/,
      tree: 'topics',
    }),
    ...onSheet('shell.filter', {
      hallId: kinds.codes('hallIds', {
        title: 'exhibitor.hall',
        pattern: idPattern,
        most: mostHalls,
        lookup: halls,
      }),
      area: kinds.one('areaBand', {
        title: 'exhibition.size',
        words: {
          under1: 'exhibition.areaUnder1',
          '1to3': 'exhibition.area1to3',
          '3to5': 'exhibition.area3to5',
          '5to10': 'exhibition.area5to10',
          over10: 'exhibition.areaOver10',
        },
      }),
      status: kinds.several('statuses', {
        title: 'exhibition.status',
        words: {
          upcoming: 'exhibition.upcoming',
          ongoing: 'exhibition.ongoing',
          ended: 'exhibition.ended',
          postponed: 'exhibition.postponed',
          cancelled: 'exhibition.cancelled',
        },
      }),
      type: kinds.several('exhibitionTypes', { title: 'exhibition.type', words: exhibitionTypes }),
      frequency: kinds.several('frequencies', { title: 'exhibition.frequency', words: frequencies }),
      organizer: kinds.codes('organizers', {
        title: 'exhibition.roleOrganizer',
        // Names may hold commas, so each stands on a line of its own.
        pattern: /^(?=.*\S)[^\p{Cc}\p{Cs}]{1,100}$/u,
        glue: '\n',
        most: mostOrganizers,
        lookup: organizers,
      }),
      international: kinds.flag('isInternational', { title: 'filter.kind', word: 'filter.international' }),
      listed: kinds.flag('hasExhibitorList', {
        title: 'exhibition.exhibitorList',
        word: 'exhibition.hasList',
      }),
    }),
  },
  usual: 'startDate',
  sorts: {
    startDate: 'exhibition.sortSoonest',
    startDateDesc: 'exhibition.sortLatest',
    netExhibitionArea: 'exhibition.metricNetArea',
    exhibitorCount: 'title.exhibitors',
    topicExhibitors: 'exhibition.sortTopic',
    relevance: 'exhibition.sortRelevance',
    heat: 'filter.sortHeat',
    match: 'filter.sortMatch',
  },
}))

/**
 * The period that is meant: without a choice what is not over yet, but everything for a search by words, the
 * exhibitions of a company, and the favourites. Null: the days that stand in the address.
 */
export function periodOf(params: Address): Period | null {
  if (daysOf(params).length > 0) return null
  if (isPeriod(params.when)) return params.when
  return params.keyword || params.companyId || params.searchType === 'MY_COLLECT' ? 'any' : 'coming'
}

function daysOf(params: Address) {
  return (['from', 'to'] as const).flatMap((name) =>
    editionList.values(name, params).map((day) => [name, day] as const),
  )
}

/** The order without a choice: the best hits of a search first, what is over newest first, else what opens soonest. */
export function usualSort(params: Address): Sort {
  if (params.keyword) return 'relevance'
  const period = periodOf(params)
  return period === 'past' || period === 'any' ? 'startDateDesc' : 'startDate'
}

export function sortOf(params: Address): Sort {
  return editionList.sort(params) ?? usualSort(params)
}

/** The month that the calendar shows. */
export function monthOf({ month }: Address, today: string): string {
  return month !== undefined && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7)
}

/** The chosen day of the calendar, or the whole month. */
function calendarRange(params: Address, today: string): { from: string; to: string } {
  const month = monthOf(params, today)
  if (isDay(params.day) && params.day.startsWith(month)) return { from: params.day, to: params.day }
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

const past: ExhibitionFilters['statuses'] = ['ended', 'postponed', 'cancelled']

/** What the server is asked for; wrong values of an address are passed over. */
export function editionQuestion(
  params: Address,
  today: string,
): Omit<Request<typeof exhibition.search>, 'cursor'> {
  const isCalendar = params.view === 'calendar'
  const period = isCalendar ? null : periodOf(params)
  const range = period ? rangeOf(period, today) : Object.fromEntries(daysOf(params))
  return {
    keyword: keywordOf(params),
    searchType: params.searchType === 'MY_COLLECT' ? 'MY_COLLECT' : 'ALL',
    sort: isCalendar ? 'startDate' : sortOf(params),
    filters: {
      // What opened before today and is still open is no past edition.
      ...(period === 'past' && { statuses: past }),
      ...editionList.asks(params, { today, isSignedIn: false }),
      ...(isCalendar ? calendarRange(params, today) : range),
      ...(idPattern.test(params.companyId ?? '') && { companyId: params.companyId }),
    },
  }
}
