import type { Request } from '@zhzz/contract/endpoint.ts'
import type { PredictionFilters, prediction, predictionSorts } from '@zhzz/contract/prediction/calls.ts'
import { onSheet } from '#nav/filterKinds.ts'
import { type Address, listParams } from '#nav/listParams.ts'
import { boothWords } from '#prediction/saidFacts.ts'

/** 预测参展 of an edition: its parameters, filters and orders. */
export const expectedList = listParams<PredictionFilters, (typeof predictionSorts)[number]>()((kinds) => ({
  place: ['editionId', 'enterpriseId'],
  // Four of them stand in the bar too (CompanyFilters.tsx), with one tap for one value.
  filters: onSheet('shell.filter', {
    band: kinds.several('bands', {
      title: 'prediction.filterBand',
      words: { high: 'prediction.highOver', mid: 'prediction.midOver', low: 'prediction.lowUnder' },
    }),
    newOrOld: kinds.one('newOrOld', {
      title: 'prediction.filterNewOld',
      words: { new: 'prediction.newcomer', old: 'exhibition.oldExhibitor' },
    }),
    regionCode: kinds.codes('regionCodes', {
      title: 'company.region',
      pattern: /^[0-9A-Z]{2,12}$/,
      tree: 'worldRegions',
    }),
    boothType: kinds.several('boothTypes', { title: 'prediction.filterBooth', words: boothWords }),
    state: kinds.one('myState', {
      title: 'prediction.filterMine',
      words: {
        notUnlocked: 'prediction.notUnlocked',
        unlocked: 'prediction.unlocked',
        notFollowed: 'prediction.notFollowed',
        followed: 'prediction.followed',
        favorited: 'prediction.favorited',
      },
    }),
    mobile: kinds.flag('hasMobile', { title: 'prediction.hasMobile', word: 'prediction.hasMobile' }),
  }),
  usual: 'probability',
  sorts: {
    probability: 'prediction.probability',
    expectedArea: 'prediction.sortArea',
    match: 'prediction.sortMatch',
  },
}))

/** What 清除筛选 takes away: an order too needs a plan that sees the whole list. */
export const nothingChosen = { ...expectedList.cleared, sort: undefined }

export function isNarrowed(params: Address): boolean {
  return expectedList.isFiltered(params) || expectedList.sort(params) !== undefined
}

/** What the server is asked for; wrong values of an address are passed over. */
export function expectedQuestion(
  editionId: string,
  params: Address,
): Omit<Request<typeof prediction.companies>, 'cursor' | 'limit'> {
  return {
    editionId,
    // No filter asks for a day or a session: who may narrow is the plan's business.
    filters: expectedList.asks(params, { today: '', isSignedIn: true }),
    sort: expectedList.sort(params) ?? expectedList.usual,
  }
}
