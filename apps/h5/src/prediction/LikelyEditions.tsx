import { predictedEditionSorts, prediction } from '@zhzz/contract/prediction/calls.ts'
import { useState } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { LikelyEdition, likelyEditionHeight } from '#prediction/LikelyEdition.tsx'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { useSeller } from '#prediction/seller.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'
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
type Sort = keyof typeof sortWords

/** Coming editions a company is likely to exhibit at, likeliest first. */
export function LikelyEditions({ companyId }: { companyId: string }) {
  const [sort, setSort] = useState<Sort>('probability')
  const { seller } = useSeller()
  const pages = useReadPages(
    prediction.byCompany,
    { id: companyId, sort, ...(sort === 'contactWindow' && { seller }) },
    { keepLast: true },
  )
  const { lack = null, companyName = '' } = pages.first ?? {}
  return (
    <>
      <SortBar sort={sort} onChoose={setSort} />
      <PagedList
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
        {(row) => <LikelyEdition row={row} companyName={companyName} />}
      </PagedList>
    </>
  )
}

function SortBar({ sort, onChoose }: { sort: Sort; onChoose: (sort: Sort) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <FilterBar>
        <SellerFilter />
        <FilterButton
          label={t('shell.sort')}
          chosen={sort === 'probability' ? undefined : t(sortWords[sort])}
          onClick={() => setOpen(true)}
        />
      </FilterBar>
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('shell.sort')}
        choices={predictedEditionSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        chosen={[sort]}
        onChoose={([value]) => onChoose(value ?? 'probability')}
      />
    </>
  )
}
