import type { InfiniteData } from '@tanstack/react-query'
import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { queryClient } from '#api/queryClient.ts'

type MyState = NonNullable<CompanyCard['myState']>

/**
 * Writes what the person just did with a company into every answer that shows it, so that a list is right at once when
 * it comes back, without being fetched again.
 */
export function keepMyState(companyId: string, change: Partial<MyState>): void {
  const keep = (card: CompanyCard): CompanyCard =>
    card.id === companyId
      ? {
          ...card,
          myState: { favorited: false, unlocked: false, followedAt: null, ...card.myState, ...change },
        }
      : card
  queryClient.setQueriesData<InfiniteData<Output<typeof company.search>>>(
    { queryKey: [company.search.name, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.map(keep) })) },
  )
  queryClient.setQueriesData<Output<typeof company.detail>>(
    { queryKey: [company.detail.name] },
    (data) => data && { ...data, card: keep(data.card) },
  )
  queryClient.setQueriesData<Output<typeof search.all>>(
    { queryKey: [search.all.name] },
    (data) => data && { ...data, companies: { ...data.companies, list: data.companies.list.map(keep) } },
  )
}
