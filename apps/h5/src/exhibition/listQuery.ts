import type { Request } from '@zhzz/contract/endpoint.ts'
import { areaBands, type exhibition, exhibitionSorts } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionStatus } from '@zhzz/contract/exhibition/card.ts'
import { isPeriod, type Period, rangeOf } from '#exhibition/period.ts'

/** The parameters of 找展会; what the person chose lives in the address. */
export interface ListParams {
  keyword?: string
  searchType?: string
  companyId?: string
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

/** What the server is asked for; wrong values of an address are passed over. */
export function listInput(
  params: ListParams,
  today: string,
): Omit<Request<typeof exhibition.search>, 'cursor'> {
  const period = periodOf(params)
  const range = period
    ? rangeOf(period, today)
    : { ...(isDay(params.from) && { from: params.from }), ...(isDay(params.to) && { to: params.to }) }
  const regions = codesOf(params.regionCode)
  const industries = codesOf(params.industryCode)
  const chosen = choicesOf(params.status, editionStatuses)
  // What opened before today and is still open is no past edition.
  const statuses = period === 'past' && chosen.length === 0 ? past : chosen
  const area = areaBands.find((band) => band === params.area)
  return {
    keyword: params.keyword ?? '',
    searchType: params.searchType === 'MY_COLLECT' ? 'MY_COLLECT' : 'ALL',
    sort: sortOf(params),
    filters: {
      ...range,
      ...(regions.length > 0 && { regionCodes: [...regions] }),
      ...(industries.length > 0 && { industryCodes: [...industries] }),
      ...(params.hallId && { hallIds: [params.hallId] }),
      ...(params.companyId && { companyId: params.companyId }),
      ...(area && { areaBand: area }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...(params.frequency && { frequencies: [...codesOf(params.frequency)] }),
      ...(params.type && { exhibitionTypes: [...codesOf(params.type)] }),
      ...(params.listed === '1' && { hasExhibitorList: true }),
    },
  }
}

/** Everything that 清除筛选 takes out of the address. */
export const noFilters = {
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
} as const
