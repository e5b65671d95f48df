import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { LikelyEdition, likelyEditionHeight } from '#prediction/LikelyEdition.tsx'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { useSeller } from '#prediction/seller.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { SortFilter } from '#ui/list/SortFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export const companyLackWords = {
  neverListed: 'prediction.companyNeverListed',
  inactive: 'prediction.companyInactive',
  noUpcomingEdition: 'prediction.companyNoUpcoming',
  closedDown: 'prediction.companyClosedDown',
} as const

const sortWords = {
  probability: 'prediction.probability',
  startDate: 'prediction.sortStart',
  contactWindow: 'prediction.sortWindow',
} as const
const sorts = ['probability', 'startDate', 'contactWindow'] as const

/** Coming editions a company is likely to exhibit at, likeliest first; the page's address keeps `sort`. */
export function LikelyEditions({ companyId, sort: asked }: { companyId: string; sort: string | undefined }) {
  const sort = sorts.find((one) => one === asked) ?? 'probability'
  const { seller } = useSeller()
  const pages = useReadPages(
    prediction.byCompany,
    { id: companyId, sort, ...(sort === 'contactWindow' && { seller }) },
    { keepLast: true },
  )
  const lack = pages.first?.lack ?? null
  return (
    <>
      <FilterBar end={<RowCount page={pages.first} of="editions" />}>
        <SellerFilter />
        <SortFilter
          sorts={sortWords}
          sort={sort}
          usual="probability"
          onChoose={(chosen) => setParams({ sort: chosen === 'probability' ? undefined : chosen })}
        />
      </FilterBar>
      <PagedList
        edge
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={likelyEditionHeight}
        empty={
          <Blank
            title={t('prediction.lackTitle')}
            {...(lack && { text: t(companyLackWords[lack]) })}
            action={{
              label: t('prediction.findExhibitions'),
              onClick: () => navigateTo(to('/pages/exhibition/list/list')),
            }}
          />
        }
      >
        {(row) => <LikelyEdition row={row} />}
      </PagedList>
    </>
  )
}
