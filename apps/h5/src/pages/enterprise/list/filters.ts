import type { CompanyFilters, companySorts, exhibitionCountBands } from '@zhzz/contract/company/calls.ts'
import { monthsBefore } from '#i18n/today.ts'

export type Sort = (typeof companySorts)[number]
export type Band = (typeof exhibitionCountBands)[number]
export type SearchType = 'ALL' | 'MY_COLLECT' | 'MY_UNLOCK' | 'MY_FOLLOW'

/** Tones of the registration status, as the contract filters by them. */
export const statuses = ['green', 'red', 'blue'] as const
/** Months back from today. */
export const sinceChoices = ['3', '6', '12'] as const
/** 万元, from–to; open above when the end is absent. */
export const capitals = ['0-100', '100-500', '500-1000', '1000-5000', '5000-'] as const
/** Years since the company was established, from–to. */
export const ages = ['0-1', '1-5', '5-10', '10-20', '20-'] as const
export const haves = ['contact', 'website'] as const

/** The filters of 找企业 as they stand in its address: lists with commas, absent when not chosen. */
export interface FilterParams {
  readonly regionCode?: string
  readonly industryCode?: string
  readonly seriesId?: string
  readonly band?: string
  readonly since?: string
  readonly status?: string
  readonly capital?: string
  readonly age?: string
  readonly has?: string
}

export function listOf(param: string | undefined): readonly string[] {
  return param ? param.split(',') : []
}

/** What of a parameter is among the values that exist; an address can hold anything. */
export function chosenOf<Value extends string>(values: readonly Value[], param: string | undefined): Value[] {
  const asked = listOf(param)
  return values.filter((value) => asked.includes(value))
}

export const bands = ['under5', '5to10', '10to20', '20to50', 'over50'] as const satisfies readonly Band[]
export const sorts = [
  'relevance',
  'latestExhibition',
  'exhibitionCount',
  'establishDate',
  'registeredCapital',
] as const satisfies readonly Sort[]

function rangeOf(param: string | undefined): { from: number; to: number | null } | null {
  const [from, to] = (param ?? '').split('-')
  return from ? { from: Number(from), to: to ? Number(to) : null } : null
}

/** The filters of the contract on a day (`YYYY-MM-DD`). */
export function contractFilters(params: FilterParams, today: string): CompanyFilters {
  const regionCodes = listOf(params.regionCode).filter((code) => /^[0-9A-Z]{2,12}$/.test(code))
  const industryCodes = listOf(params.industryCode).filter((code) => /^\w{1,40}$/.test(code))
  const seriesIds = listOf(params.seriesId).filter((id) => /^[0-9a-f-]{36}$/i.test(id))
  const statusList = chosenOf(statuses, params.status)
  const [band] = chosenOf(bands, params.band)
  const [since] = chosenOf(sinceChoices, params.since)
  const capital = rangeOf(chosenOf(capitals, params.capital)[0])
  const age = rangeOf(chosenOf(ages, params.age)[0])
  const has = chosenOf(haves, params.has)
  return {
    ...(regionCodes.length > 0 && { regionCodes: [...regionCodes] }),
    ...(industryCodes.length > 0 && { industryCodes: [...industryCodes] }),
    ...(seriesIds.length > 0 && { seriesIds: [...seriesIds] }),
    ...(statusList.length > 0 && { statuses: statusList }),
    ...(band && { exhibitionCountBand: band }),
    ...(since && { lastExhibitedFrom: monthsBefore(today, Number(since)) }),
    ...(capital && capital.from > 0 && { capitalMin: capital.from * 10_000 }),
    ...(capital?.to && { capitalMax: capital.to * 10_000 }),
    ...(age && age.from > 0 && { establishTo: monthsBefore(today, age.from * 12) }),
    ...(age?.to && { establishFrom: monthsBefore(today, age.to * 12) }),
    ...(has.includes('contact') && { hasContact: true }),
    ...(has.includes('website') && { hasWebsite: true }),
  }
}
