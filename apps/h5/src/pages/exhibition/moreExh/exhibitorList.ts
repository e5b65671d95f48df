import type { Request } from '@zhzz/contract/endpoint.ts'
import type { exhibition, exhibitorSorts } from '@zhzz/contract/exhibition/calls.ts'
import { mostPavilions } from '@zhzz/contract/filterLimits.ts'
import { boothTypes } from '#exhibition/dictionaryText.ts'
import { type Asked, onSheet } from '#nav/filterKinds.ts'
import { type Address, keywordOf, listParams } from '#nav/listParams.ts'

type Question = Omit<Request<typeof exhibition.exhibitors>, 'cursor' | 'limit'>

/** 参展商: its parameters, filters and orders. */
export const exhibitorList = listParams<
  Omit<Question, 'editionId' | 'keyword' | 'sort'>,
  (typeof exhibitorSorts)[number]
>()((kinds) => ({
  // `tab`: custom, new, unknown or target; else all.
  place: ['tab'],
  kept: ['keyword'],
  filters: {
    // Those of the edition; codes may hold commas.
    pavilion: kinds.codes('pavilions', {
      title: 'exhibition.pavilion',
      shown: 'apart',
      pattern: /^[^\p{Cc}\p{Cs}]{1,60}$/u,
      glue: '|',
      most: mostPavilions,
    }),
    // Those of the list, with their counts (ExhibitorFilters.tsx).
    topic: kinds.codes('topics', { title: 'filter.about', shown: 'apart', pattern: /^\w{1,40}$/ }),
    ...onSheet('shell.filter', {
      boothType: kinds.several('boothTypes', { title: 'exhibition.boothType', words: boothTypes }),
      area: kinds.several('areaBands', {
        title: 'exhibitor.area',
        words: {
          under18: 'exhibitor.area0',
          '18to36': 'exhibitor.area18',
          '36to72': 'exhibitor.area36',
          '72to150': 'exhibitor.area72',
          over150: 'exhibitor.area150',
        },
      }),
      regionCode: kinds.codes('regionCodes', {
        title: 'company.region',
        pattern: /^[0-9A-Z]{2,12}$/,
        tree: 'worldRegions',
      }),
      newOrOld: kinds.one('newOrOld', {
        title: 'exhibition.newOrOld',
        words: { new: 'exhibition.newExhibitor', old: 'exhibition.oldExhibitor' },
      }),
      contact: kinds.flag('hasContact', { title: 'exhibitor.quality', word: 'company.hasContact' }),
      matched: kinds.flag('matched', { title: 'exhibitor.quality', word: 'exhibition.onlyMatched' }),
      mine: kinds.several('states', {
        title: 'prediction.filterMine',
        signedIn: true,
        // Tabs of their own.
        without: ['target', 'notKnown'],
        words: {
          notVisited: 'exhibitor.notVisited',
          visited: 'exhibitor.visited',
          notUnlocked: 'exhibitor.notUnlocked',
          notFollowed: 'exhibitor.notFollowed',
        },
      }),
      favorites: kinds.flag('onlyFavorites', {
        title: 'prediction.filterMine',
        signedIn: true,
        word: 'exhibition.onlyFavorites',
      }),
    }),
    // Against the list before; a link of 展会详情 sets it, Ribbon.tsx takes it away.
    change: kinds.own({
      title: 'exhibitor.lists',
      shown: 'apart',
      allows: isChange,
      asks: ([value]) => (isChange(value) ? { change: value } : {}),
    }),
  },
  usual: 'boothNo',
  sorts: {
    boothNo: 'exhibitor.sortWalk',
    boothArea: 'exhibitor.area',
    exhibitionCount: 'exhibition.sortCount',
    name: 'exhibition.sortName',
  },
}))

function isChange(value: string | undefined): value is 'added' | 'lost' {
  return value === 'added' || value === 'lost'
}

export type ExhibitorTab = 'all' | 'custom' | 'new' | 'unknown' | 'target'

export function exhibitorTabOf({ tab }: Address): ExhibitorTab {
  return tab === 'custom' || tab === 'new' || tab === 'unknown' || tab === 'target' ? tab : 'all'
}

/** What the server is asked for; wrong values of an address are passed over. */
export function exhibitorQuestion(
  params: Address & { readonly editionId: string },
  asked: Asked,
): Question & { limit: number } {
  const chosen = exhibitorList.asks(params, asked)
  const tab = exhibitorTabOf(params)
  return {
    editionId: params.editionId,
    keyword: keywordOf(params),
    sort: exhibitorList.sort(params) ?? exhibitorList.usual,
    limit: 20,
    // 光地 is built on by the exhibitor's own builder, as 特装 is.
    ...(tab === 'custom' && { boothTypes: ['custom', 'raw'] }),
    ...chosen,
    ...(tab === 'new' && { newOrOld: 'new' }),
    ...(tab === 'unknown' && { states: ['notKnown', ...(chosen.states ?? [])] }),
    ...(tab === 'target' && { states: ['target', ...(chosen.states ?? [])] }),
  }
}
