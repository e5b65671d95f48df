import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { LikelyEdition, likelyEditionHeight } from '#prediction/LikelyEdition.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/Blank.tsx'

export const companyLackWords = {
  neverListed: 'prediction.companyNeverListed',
  inactive: 'prediction.companyInactive',
  noUpcomingEdition: 'prediction.companyNoUpcoming',
  closedDown: 'prediction.companyClosedDown',
} as const

/** Coming editions a company is likely to exhibit at, likeliest first. */
export function LikelyEditions({ companyId }: { companyId: string }) {
  const pages = useReadPages(prediction.byCompany, { id: companyId })
  const { lack = null, companyName = '' } = pages.first ?? {}
  return (
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
  )
}
