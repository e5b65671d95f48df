import type {
  CompanyFilters,
  companySorts,
  exhibitionCountBands,
  myStates,
  staffScales,
} from '@zhzz/contract/company/calls.ts'
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
export const haves = ['contact', 'mobile', 'landline', 'email', 'website'] as const
export const staffs = [
  'under_50',
  '50_to_99',
  '100_to_499',
  '500_to_999',
  '1000_to_4999',
  'over_5000',
] as const satisfies readonly (typeof staffScales)[number][]
/** What only a signed-in person's list can be narrowed by. */
export const mines = [
  'notUnlocked',
  'notFollowed',
  'teamFollowed',
] as const satisfies readonly (typeof myStates)[number][]

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
  readonly topic?: string
  readonly booth?: string
  readonly staff?: string
  readonly mine?: string
}

/** Every parameter that 清除筛选 takes away. */
export const filterNames = [
  'regionCode',
  'industryCode',
  'seriesId',
  'band',
  'since',
  'status',
  'capital',
  'age',
  'has',
  'topic',
  'booth',
  'staff',
  'mine',
] as const satisfies readonly (keyof FilterParams)[]

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
  'match',
] as const satisfies readonly Sort[]

/** A range of one's own: two numbers or two days, either may be absent but not both. */
export function rangeParts(param: string | undefined, kind: 'amount' | 'days'): [string, string] | null {
  const pattern = kind === 'amount' ? /^(\d{0,8})-(\d{0,8})$/ : /^(\d{4}-\d\d-\d\d)?_(\d{4}-\d\d-\d\d)?$/
  const [, from = '', to = ''] = pattern.exec(param ?? '') ?? []
  return from === '' && to === '' ? null : [from, to]
}

function sinceOf(param: string | undefined, today: string) {
  const [months] = chosenOf(sinceChoices, param)
  if (months) return { lastExhibitedFrom: monthsBefore(today, Number(months)) }
  const [from, to] = rangeParts(param, 'days') ?? []
  return { ...(from && { lastExhibitedFrom: from }), ...(to && { lastExhibitedTo: to }) }
}

/** 万元 → 元. The upper end of a range of one's own is meant with it, those of the bands are not. */
function capitalOf(param: string | undefined) {
  const [from, to] = rangeParts(param, 'amount') ?? []
  const isBand = chosenOf(capitals, param).length > 0
  return {
    ...(from && Number(from) > 0 && { capitalMin: Number(from) * 10_000 }),
    ...(to && { capitalMax: Number(to) * 10_000 + (isBand ? 0 : 1) }),
  }
}

function rangeOf(param: string | undefined): { from: number; to: number | null } | null {
  const [from, to] = (param ?? '').split('-')
  return from ? { from: Number(from), to: to ? Number(to) : null } : null
}

/** The filters of the contract on a day (`YYYY-MM-DD`); what is the person's own only for one who is signed in. */
export function contractFilters(params: FilterParams, today: string, isSignedIn = false): CompanyFilters {
  const regionCodes = listOf(params.regionCode).filter((code) => /^[0-9A-Z]{2,12}$/.test(code))
  const industryCodes = listOf(params.industryCode).filter((code) => /^\w{1,40}$/.test(code))
  const seriesIds = listOf(params.seriesId).filter((id) => /^[0-9a-f-]{36}$/i.test(id))
  const statusList = chosenOf(statuses, params.status)
  const [band] = chosenOf(bands, params.band)
  const topics = listOf(params.topic).filter((code) => /^\w{1,40}$/.test(code))
  const staff = chosenOf(staffs, params.staff)
  const mine = chosenOf(mines, params.mine)
  const age = rangeOf(chosenOf(ages, params.age)[0])
  const has = chosenOf(haves, params.has)
  return {
    ...(regionCodes.length > 0 && { regionCodes: [...regionCodes] }),
    ...(industryCodes.length > 0 && { industryCodes: [...industryCodes] }),
    ...(seriesIds.length > 0 && { seriesIds: [...seriesIds] }),
    ...(statusList.length > 0 && { statuses: statusList }),
    ...(band && { exhibitionCountBand: band }),
    ...sinceOf(params.since, today),
    ...capitalOf(params.capital),
    ...(topics.length > 0 && { exhibitionIndustryCodes: [...topics] }),
    ...(staff.length > 0 && { staffScales: staff }),
    ...(mine.length > 0 && isSignedIn && { myStates: mine }),
    ...(age && age.from > 0 && { establishTo: monthsBefore(today, age.from * 12) }),
    ...(age?.to && { establishFrom: monthsBefore(today, age.to * 12) }),
    ...(params.booth === 'custom' && { hasCustomBooth: true }),
    ...(has.includes('contact') && { hasContact: true }),
    ...(has.includes('mobile') && { hasMobile: true }),
    ...(has.includes('landline') && { hasLandline: true }),
    ...(has.includes('email') && { hasEmail: true }),
    ...(has.includes('website') && { hasWebsite: true }),
  }
}
