import type { Request } from '@zhzz/contract/endpoint.ts'
import type { HallFilters, hallSorts } from '@zhzz/contract/hall/filters.ts'
import type { search } from '@zhzz/contract/search/calls.ts'
import { onSheet } from '#nav/filterKinds.ts'
import { type Address, keywordOf, listParams } from '#nav/listParams.ts'
import { rangeParts } from '#nav/ownRange.ts'

type Sort = (typeof hallSorts)[number]
type Question = Omit<Request<typeof search.halls>, 'cursor' | 'limit'>

/** 找展馆: its parameters, filters and orders. */
export const hallList = listParams<HallFilters, Sort>()((kinds) => ({
  kept: ['keyword'],
  filters: {
    regionCode: kinds.codes('regionCodes', {
      title: 'company.region',
      pattern: /^[0-9A-Z]{2,12}$/,
      tree: 'worldRegions',
    }),
    area: kinds.one('areaBand', {
      title: 'hall.indoorArea',
      words: {
        under3: 'hall.areaUnder3',
        '3to5': 'exhibition.area3to5',
        '5to10': 'exhibition.area5to10',
        '10to20': 'hall.area10to20',
        over20: 'hall.areaOver20',
      },
    }),
    ...onSheet('hall.freeDays', {
      free: kinds.own({
        title: 'hall.freeDays',
        range: 'days',
        asks: ([value]) => {
          const [first = '', last = ''] = rangeParts(value, 'days') ?? []
          const [from = '', to = from] = [first, last].filter(Boolean).sort()
          return from === '' ? {} : { free: { from, to } }
        },
      }),
    }),
    ...onSheet('shell.filter', {
      height: kinds.one('clearHeight', {
        title: 'hall.clearHeight',
        words: { '8': 'hall.height8', '10': 'hall.height10', '12': 'hall.height12', '15': 'hall.height15' },
      }),
      load: kinds.one('floorLoad', {
        title: 'hall.floorLoad',
        words: { '1': 'hall.load1', '2': 'hall.load2', '3': 'hall.load3', '5': 'hall.load5' },
      }),
      outdoor: kinds.flag('hasOutdoor', { title: 'hall.outdoor', word: 'hall.hasOutdoor' }),
    }),
  },
  sorts: { upcoming: 'hall.sortUpcoming', indoorArea: 'hall.sortArea', distance: 'hall.sortDistance' },
  usual: 'upcoming',
}))

/** What the call is asked; by distance only once it is known from where. */
export function hallQuestion(params: Address, near?: Question['near']): Question {
  const sort = hallList.sort(params) ?? hallList.usual
  return {
    keyword: keywordOf(params),
    filters: hallList.asks(params, { today: '', isSignedIn: false }),
    ...(sort === 'distance' ? { sort: near ? sort : hallList.usual, near } : { sort }),
  }
}
