import type { Request } from '@zhzz/contract/endpoint.ts'
import type { NewsFilters, news } from '@zhzz/contract/news/calls.ts'
import { newsCategories } from '@zhzz/contract/news/categories.ts'
import { idPattern } from '#nav/idPattern.ts'
import { type Address, keywordOf, listParams } from '#nav/listParams.ts'

type Question = Omit<Request<typeof news.search>, 'cursor' | 'limit'>

/** 资讯中心: its parameters and filters. */
export const newsList = listParams<NewsFilters>()((kinds) => ({
  place: ['category', 'searchType', 'companyId', 'seriesId', 'hallId', 'name'],
  kept: ['keyword'],
  filters: {
    industryCode: kinds.codes('industryCodes', {
      title: 'news.topic',
      pattern: /^\w{1,40}$/,
      tree: 'topics',
    }),
    regionCode: kinds.codes('regionCodes', {
      title: 'company.region',
      pattern: /^[0-9A-Z]{2,12}$/,
      tree: 'regions',
    }),
  },
}))

export function categoryOf({ category }: Address) {
  return newsCategories.find((one) => one === category)
}

export function isMine({ searchType }: Address): boolean {
  return searchType === 'MY_COLLECT'
}

export function newsQuestion(params: Address): Question {
  const about = { companyId: params['companyId'], seriesId: params['seriesId'], hallId: params['hallId'] }
  const named = Object.fromEntries(
    Object.entries(about).filter(([, id]) => id !== undefined && idPattern.test(id)),
  )
  const category = categoryOf(params)
  return {
    keyword: keywordOf(params),
    searchType: isMine(params) ? 'MY_COLLECT' : 'ALL',
    filters: {
      ...newsList.asks(params, { today: '', isSignedIn: false }),
      ...named,
      ...(category && { category }),
    },
  }
}
