import type { Request } from '@zhzz/contract/endpoint.ts'
import { type PredictionFilters, type prediction, predictionSorts } from '@zhzz/contract/prediction/calls.ts'

/** The parameters of 预测参展; what the person chose lives in the address. */
export interface CompaniesParams {
  editionId?: string
  band?: string
  newOrOld?: string
  boothType?: string
  regionCode?: string
  mobile?: string
  state?: string
  sort?: string
}

export const bands = ['high', 'mid', 'low'] as const
export const newOrOld = ['new', 'old'] as const
export const expectedBooths = ['standard', 'custom', 'raw', 'joint'] as const
export const myStates = ['notUnlocked', 'unlocked', 'notFollowed', 'followed', 'favorited'] as const

/** Everything that 清除筛选 takes out of the address. */
export const noCompanyFilters = {
  band: undefined,
  newOrOld: undefined,
  boothType: undefined,
  regionCode: undefined,
  mobile: undefined,
  state: undefined,
  sort: undefined,
} as const

export function chosenOf<Value extends string>(value: string | undefined, known: readonly Value[]): Value[] {
  const codes = value?.split(',') ?? []
  return known.filter((one) => codes.includes(one))
}

/** What the server is asked for; wrong values of an address are passed over. */
export function companiesInput(
  editionId: string,
  params: CompaniesParams,
): Omit<Request<typeof prediction.companies>, 'cursor'> {
  const chosenBands = chosenOf(params.band, bands)
  const booths = chosenOf(params.boothType, expectedBooths)
  const filters: PredictionFilters = {
    ...(chosenBands.length > 0 && { bands: chosenBands }),
    ...(booths.length > 0 && { boothTypes: booths }),
    ...(params.regionCode && { regionCodes: params.regionCode.split(',') }),
    ...(params.mobile === '1' && { hasMobile: true }),
  }
  const age = newOrOld.find((one) => one === params.newOrOld)
  if (age) filters.newOrOld = age
  const state = myStates.find((one) => one === params.state)
  if (state) filters.myState = state
  return { editionId, filters, sort: predictionSorts.find((sort) => sort === params.sort) ?? 'probability' }
}
