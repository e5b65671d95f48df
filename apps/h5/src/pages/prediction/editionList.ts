import type { Request } from '@zhzz/contract/endpoint.ts'
import {
  type prediction,
  type predictionEditionSorts,
  predictionTabs,
} from '@zhzz/contract/prediction/calls.ts'
import type { Seller } from '@zhzz/contract/prediction/edition.ts'
import { isPeriod, rangeOf } from '#exhibition/period.ts'
import { type Asked, onSheet } from '#nav/filterKinds.ts'
import { type Address, listParams } from '#nav/listParams.ts'

export type Tab = (typeof predictionTabs)[number]

export function tabOf({ tab }: Address): Tab {
  return predictionTabs.find((one) => one === tab) ?? 'recommended'
}

type Question = Omit<Request<typeof prediction.editions>, 'cursor' | 'limit'>

/** 参展预测: its parameters, filters and orders. */
export const editionList = listParams<
  Omit<Question, 'tab' | 'sort' | 'seller'>,
  (typeof predictionEditionSorts)[number]
>()((kinds) => ({
  place: ['tab'],
  filters: onSheet('shell.filter', {
    when: kinds.own({
      title: 'prediction.when',
      words: {
        month: 'prediction.whenMonth',
        nextMonth: 'prediction.whenNextMonth',
        quarter: 'prediction.whenQuarter',
        half: 'prediction.whenHalf',
      },
      asks: ([period], { today }) => (isPeriod(period) ? rangeOf(period, today) : {}),
    }),
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
    // One tap each, in the bar itself (EditionFilters.tsx).
    matched: kinds.flag('onlyMatched', {
      title: 'shell.filter',
      shown: 'apart',
      word: 'prediction.onlyMatched',
    }),
    // Whose window closes is not in the address.
    closing: kinds.own({
      title: 'shell.filter',
      shown: 'apart',
      words: { '1': 'prediction.closingThisWeek' },
    }),
  }),
  usual: 'contactWindow',
  sorts: {
    contactWindow: 'prediction.sortWindow',
    startDate: 'prediction.sortStart',
    matchedCount: 'prediction.sortMatched',
    highCount: 'prediction.sortHigh',
  },
}))

/** What the server is asked for; wrong values of an address are passed over. */
export function editionsQuestion(params: Address, asked: Asked, seller: Seller): Question {
  const sort = editionList.sort(params) ?? editionList.usual
  return {
    tab: tabOf(params),
    sort,
    seller,
    ...editionList.asks(params, asked),
    ...(editionList.values('closing', params).length > 0 && { closingFor: seller }),
  }
}
