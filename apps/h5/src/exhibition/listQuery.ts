import type { Request } from '@zhzz/contract/endpoint.ts'
import { areaBands, type exhibition, exhibitionSorts } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionStatus } from '@zhzz/contract/exhibition/card.ts'
import { isPeriod, type Period, rangeOf } from '#exhibition/period.ts'

/** The parameters of 找展会; what the person chose lives in the address. */
export interface ListParams {
  keyword?: string
  searchType?: string
  companyId?: string
  /** ids, `,` between them */
  hallId?: string
  when?: string
  from?: string
  to?: string
  regionCode?: string
  industryCode?: string
  area?: string
  status?: string
  frequency?: string
  type?: string
  listed?: string
  international?: string
  organizer?: string
  /** calendar; else the list */
  view?: string
  /** YYYY-MM, of the calendar */
  month?: string
  /** YYYY-MM-DD, of the calendar */
  day?: string
  sort?: string
}

export const editionStatuses = [
  'upcoming',
  'ongoing',
  'ended',
  'postponed',
  'cancelled',
] as const satisfies readonly EditionStatus[]

const past: readonly EditionStatus[] = ['ended', 'postponed', 'cancelled']

/** Codes of the parameter, `,` between them. */
export function codesOf(value: string | undefined): readonly string[] {
  return value ? value.split(',') : []
}

/** The known ones of the codes of a parameter. */
export function choicesOf<Value extends string>(
  value: string | undefined,
  known: readonly Value[],
): readonly Value[] {
  const codes = codesOf(value)
  return known.filter((one) => codes.includes(one))
}

/**
 * The period that is meant: without a choice what is not over yet, but everything for a search by words, the
 * exhibitions of a company, and the favourites.
 */
export function periodOf(params: ListParams): Period | null {
  if (params.from || params.to) return null
  if (isPeriod(params.when)) return params.when
  return params.keyword || params.companyId || params.searchType === 'MY_COLLECT' ? 'any' : 'coming'
}

function isDay(value: string | undefined): value is string {
  return value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

/** The order that is used: the best hits of a search first, what is over newest first, else what opens soonest. */
export function sortOf(params: ListParams): (typeof exhibitionSorts)[number] {
  const chosen = exhibitionSorts.find((sort) => sort === params.sort)
  if (chosen) return chosen
  if (params.keyword) return 'relevance'
  const period = periodOf(params)
  return period === 'past' || period === 'any' ? 'startDateDesc' : 'startDate'
}

/** Names of organisers; they may hold commas, so each stands on a line of its own. */
export function organizersOf(value: string | undefined): readonly string[] {
  return value ? value.split('\n').filter((name) => name.trim() !== '') : []
}

/** The month that the calendar shows. */
export function monthOf({ month }: ListParams, today: string): string {
  return month !== undefined && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7)
}

/** The chosen day of the calendar, or the whole month. */
function calendarRange(params: ListParams, today: string): { from: string; to: string } {
  const month = monthOf(params, today)
  if (isDay(params.day) && params.day.startsWith(month)) return { from: params.day, to: params.day }
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** What the server is asked for; wrong values of an address are passed over. */
export function listInput(
  params: ListParams,
  today: string,
): Omit<Request<typeof exhibition.search>, 'cursor'> {
  const isCalendar = params.view === 'calendar'
  const period = isCalendar ? null : periodOf(params)
  const range = isCalendar
    ? calendarRange(params, today)
    : period
      ? rangeOf(period, today)
      : { ...(isDay(params.from) && { from: params.from }), ...(isDay(params.to) && { to: params.to }) }
  const regions = codesOf(params.regionCode)
  const industries = codesOf(params.industryCode)
  const chosen = choicesOf(params.status, editionStatuses)
  // What opened before today and is still open is no past edition.
  const statuses = period === 'past' && chosen.length === 0 ? past : chosen
  const organizers = organizersOf(params.organizer)
  const area = areaBands.find((band) => band === params.area)
  return {
    keyword: params.keyword ?? '',
    searchType: params.searchType === 'MY_COLLECT' ? 'MY_COLLECT' : 'ALL',
    sort: isCalendar ? 'startDate' : sortOf(params),
    filters: {
      ...range,
      ...(regions.length > 0 && { regionCodes: [...regions] }),
      ...(industries.length > 0 && { industryCodes: [...industries] }),
      ...(params.hallId && { hallIds: [...codesOf(params.hallId)] }),
      ...(params.companyId && { companyId: params.companyId }),
      ...(area && { areaBand: area }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...(params.frequency && { frequencies: [...codesOf(params.frequency)] }),
      ...(params.type && { exhibitionTypes: [...codesOf(params.type)] }),
      ...(params.listed === '1' && { hasExhibitorList: true }),
      ...(params.international === '1' && { isInternational: true }),
      ...(organizers.length > 0 && { organizers: [...organizers] }),
    },
  }
}

/** Everything that 清除筛选 takes out of the address. */
export const noFilters = {
  hallId: undefined,
  when: undefined,
  from: undefined,
  to: undefined,
  regionCode: undefined,
  industryCode: undefined,
  area: undefined,
  status: undefined,
  frequency: undefined,
  type: undefined,
  listed: undefined,
  international: undefined,
  organizer: undefined,
} as const
