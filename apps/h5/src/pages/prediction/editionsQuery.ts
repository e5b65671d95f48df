import type { Request } from '@zhzz/contract/endpoint.ts'
import { type prediction, predictionEditionSorts, predictionTabs } from '@zhzz/contract/prediction/calls.ts'
import type { Seller } from '@zhzz/contract/prediction/edition.ts'
import { rangeOf } from '#exhibition/period.ts'

/** The parameters of 参展预测; what the person chose lives in the address. */
export interface EditionsParams {
  tab?: string
  when?: string
  regionCode?: string
  industryCode?: string
  matched?: string
  closing?: string
  sort?: string
}

export const predictionPeriods = ['month', 'nextMonth', 'quarter', 'half'] as const

/** Everything that 清除筛选 takes out of the address. */
export const noEditionFilters = {
  when: undefined,
  regionCode: undefined,
  industryCode: undefined,
  matched: undefined,
  closing: undefined,
} as const

function codesOf(value: string | undefined): string[] | undefined {
  return value ? value.split(',') : undefined
}

/** What the server is asked for; wrong values of an address are passed over. */
export function editionsInput(
  params: EditionsParams,
  seller: Seller,
  today: string,
): Omit<Request<typeof prediction.editions>, 'cursor'> {
  const period = predictionPeriods.find((one) => one === params.when)
  const industryCodes = codesOf(params.industryCode)
  const regionCodes = codesOf(params.regionCode)
  const sort = predictionEditionSorts.find((one) => one === params.sort) ?? 'startDate'
  return {
    tab: predictionTabs.find((tab) => tab === params.tab) ?? 'recommended',
    sort,
    ...(sort === 'contactWindow' && { seller }),
    onlyMatched: params.matched === '1',
    ...(period && rangeOf(period, today)),
    ...(industryCodes && { industryCodes }),
    ...(regionCodes && { regionCodes }),
    ...(params.closing === '1' && { closingFor: seller }),
  }
}
