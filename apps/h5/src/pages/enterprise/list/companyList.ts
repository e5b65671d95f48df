import type { CompanyFilters, company, companySorts } from '@zhzz/contract/company/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { mostSeries } from '@zhzz/contract/filterLimits.ts'
import { t } from '#i18n/t.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { monthsBefore } from '#i18n/today.ts'
import { type Asked, onSheet } from '#nav/filterKinds.ts'
import { idPattern } from '#nav/idPattern.ts'
import { type Address, keywordOf, listParams } from '#nav/listParams.ts'
import { rangeParts } from '#nav/ownRange.ts'
import { series } from '#pages/enterprise/list/series.ts'

/** 找企业 of one's own; else all companies. */
const mine = {
  MY_COLLECT: 'account.myFavorites',
  MY_UNLOCK: 'title.unlock',
  MY_FOLLOW: 'company.myFollowed',
} as const satisfies Partial<Record<SearchType, PlainKey>>

export type SearchType = NonNullable<Request<typeof company.search>['searchType']>

export function searchTypeOf({ searchType }: Address): SearchType {
  return isMine(searchType) ? searchType : 'ALL'
}

function isMine(searchType: string | undefined): searchType is keyof typeof mine {
  return searchType !== undefined && Object.keys(mine).includes(searchType)
}

export function companyListTitle(searchType: SearchType): string {
  return t(isMine(searchType) ? mine[searchType] : 'title.companyList')
}

/** What the server is asked for; wrong values of an address are passed over. */
export function companyQuestion(params: Address, asked: Asked) {
  return {
    keyword: keywordOf(params),
    searchType: searchTypeOf(params),
    filters: companyList.asks(params, asked),
    sort: companyList.sort(params) ?? companyList.usual,
  }
}

/** 万元 */
const capitals = {
  '0-100': 'company.capital0',
  '100-500': 'company.capital100',
  '500-1000': 'company.capital500',
  '1000-5000': 'company.capital1000',
  '5000-': 'company.capital5000',
} as const

/** 找企业: its parameters, filters and orders. */
export const companyList = listParams<CompanyFilters, (typeof companySorts)[number]>()((kinds) => ({
  place: ['searchType'],
  kept: ['keyword'],
  filters: {
    regionCode: kinds.codes('regionCodes', {
      title: 'company.region',
      pattern: /^[0-9A-Z]{2,12}$/,
      tree: 'regions',
    }),
    industryCode: kinds.codes('industryCodes', {
      title: 'company.industry',
      pattern: /^\w{1,40}$/,
      tree: 'industries',
    }),
    ...onSheet('company.exhibiting', {
      band: kinds.one('exhibitionCountBand', {
        title: 'company.exhibitionCount',
        words: {
          under5: 'company.bandUnder5',
          '5to10': 'company.band5to10',
          '10to20': 'company.band10to20',
          '20to50': 'company.band20to50',
          over50: 'company.bandOver50',
        },
      }),
      since: kinds.own({
        title: 'company.lastExhibited',
        words: { '3': 'company.months3', '6': 'company.months6', '12': 'company.months12' },
        range: 'days',
        asks: ([value = ''], { today }) => lastExhibited(value, today),
      }),
      booth: kinds.flag('hasCustomBooth', {
        title: 'exhibitor.boothKind',
        word: 'exhibitor.builtCustom',
        on: 'custom',
      }),
      topic: kinds.codes('exhibitionIndustryCodes', {
        title: 'filter.topic',
        pattern: /^\w{1,40}$/,
        tree: 'topics',
      }),
      seriesId: kinds.codes('seriesIds', {
        title: 'filter.series',
        pattern: idPattern,
        most: mostSeries,
        lookup: series,
      }),
    }),
    ...onSheet('shell.filter', {
      about: kinds.codes('topicCodes', {
        title: 'filter.about',
        pattern: /^\w{1,40}$/,
        tree: 'topics',
      }),
      status: kinds.several('statuses', {
        title: 'company.status',
        words: { green: 'company.statusGreen', red: 'company.statusRed', blue: 'company.statusBlue' },
      }),
      capital: kinds.own({
        title: 'company.registeredCapital',
        words: capitals,
        range: 'amount',
        asks: ([value = '']) => registeredCapital(value),
      }),
      age: kinds.own({
        title: 'company.age',
        words: {
          '0-1': 'company.age1',
          '1-5': 'company.age5',
          '5-10': 'company.age10',
          '10-20': 'company.age20',
          '20-': 'company.ageOver20',
        },
        asks: ([value = ''], { today }) => established(value, today),
      }),
      staff: kinds.several('staffScales', {
        title: 'filter.staff',
        words: {
          under_50: 'filter.staff0',
          '50_to_99': 'filter.staff50',
          '100_to_499': 'filter.staff100',
          '500_to_999': 'filter.staff500',
          '1000_to_4999': 'filter.staff1000',
          over_5000: 'filter.staff5000',
        },
      }),
      has: kinds.flags({
        title: 'company.reachable',
        of: {
          contact: ['hasContact', 'company.hasContact'],
          mobile: ['hasMobile', 'filter.hasMobile'],
          landline: ['hasLandline', 'filter.hasLandline'],
          email: ['hasEmail', 'filter.hasEmail'],
          website: ['hasWebsite', 'company.hasWebsite'],
        },
      }),
      mine: kinds.several('myStates', {
        title: 'filter.mine',
        signedIn: true,
        words: {
          notUnlocked: 'prediction.notUnlocked',
          notFollowed: 'exhibitor.notFollowed',
          teamFollowed: 'filter.teamFollowed',
        },
      }),
    }),
  },
  usual: 'relevance',
  sorts: {
    relevance: 'company.sortRelevance',
    latestExhibition: 'company.sortLatestExhibition',
    exhibitionCount: 'company.exhibitionCount',
    establishDate: 'company.establishDate',
    registeredCapital: 'company.registeredCapital',
    match: 'filter.sortMatch',
  },
}))

/** Months back from today, or days of one's own. */
function lastExhibited(value: string, today: string): CompanyFilters {
  if (!value.includes('_')) return { lastExhibitedFrom: monthsBefore(today, Number(value)) }
  const [from, to] = rangeParts(value, 'days') ?? []
  return { ...(from && { lastExhibitedFrom: from }), ...(to && { lastExhibitedTo: to }) }
}

/** 万元 → 元. The upper end of a range of one's own is meant with it, those of the bands are not. */
function registeredCapital(value: string): CompanyFilters {
  const [from, to] = rangeParts(value, 'amount') ?? []
  const beyond = Object.keys(capitals).includes(value) ? 0 : 1
  return {
    ...(Number(from) > 0 && { capitalMin: Number(from) * 10_000 }),
    ...(to && { capitalMax: Number(to) * 10_000 + beyond }),
  }
}

/** Years, from–to. */
function established(value: string, today: string): CompanyFilters {
  const [from, to] = value.split('-').map(Number)
  return {
    ...(from && { establishTo: monthsBefore(today, from * 12) }),
    ...(to && { establishFrom: monthsBefore(today, to * 12) }),
  }
}
