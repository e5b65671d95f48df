import type { InfiniteData } from '@tanstack/react-query'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Verdict } from '@zhzz/contract/prediction/company.ts'
import { queryClient } from '#api/queryClient.ts'

/** Writes what the person just said into the lists that show it: right at once when one comes back, and in the same order. */
export function keepVerdict(editionId: string, companyId: string, verdict: Verdict | null): void {
  queryClient.setQueriesData<InfiniteData<Output<typeof prediction.companies>>>(
    { queryKey: [prediction.companies.name, 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.head.edition.id === editionId
            ? {
                ...page,
                list: page.list.map((row) =>
                  row.company.id === companyId ? { ...row, myVerdict: verdict } : row,
                ),
              }
            : page,
        ),
      },
  )
}
