import { company } from '@zhzz/contract/company/calls.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompanyRow, companyRowHeight } from '#company/CompanyRow.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { distanceText } from '#place/distanceText.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 附近企业: those whose place is known, the nearest first. */
export function NearCompanies({ point: { latitude, longitude } }: { point: Point }) {
  const pages = useReadPages(company.near, { latitude, longitude })
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      rowHeight={companyRowHeight}
      edge
      empty={
        <Blank
          title={t('place.noCompanies')}
          text={t('place.noCompaniesText')}
          action={{
            label: t('title.companyList'),
            onClick: () => navigateTo(to('/pages/enterprise/list/list')),
          }}
        />
      }
    >
      {(card) => <CompanyRow card={card} distance={distanceText(card.distance)} />}
    </PagedList>
  )
}
