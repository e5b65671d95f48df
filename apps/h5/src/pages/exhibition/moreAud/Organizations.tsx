import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { VisitorFilters } from '#pages/exhibition/moreAud/VisitorFilters.tsx'
import { VisitorRow, visitorRowHeight } from '#pages/exhibition/moreAud/VisitorRow.tsx'
import { visitorList, visitorQuestion } from '#pages/exhibition/moreAud/visitorList.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Organisations that visit an edition, narrowed and ordered as the address says. */
export function Organizations({ params }: { params: Address & { readonly editionId: string } }) {
  const pages = useReadPages(exhibition.visitors, visitorQuestion(params, useAsked()), { keepLast: true })
  const { first } = pages
  const provenance = first?.provenance
  return (
    <>
      <VisitorFilters params={params} first={first} />
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={visitorRowHeight}
        edge
        empty={visitorList.isFiltered(params) ? <NothingFound /> : <NoList />}
      >
        {(row) => <VisitorRow row={row} editionId={params.editionId} />}
      </PagedList>
      {provenance && <Provenance of={provenance} about={{ type: 'exhibition', id: params.editionId }} />}
    </>
  )
}

function NothingFound() {
  return (
    <Blank
      title={t('visitor.noneFound')}
      action={{ label: t('list.clearFilters'), onClick: () => writeAddress(visitorList.cleared) }}
    />
  )
}

function NoList() {
  return (
    <Blank
      title={t('visitor.noListTitle')}
      text={t('visitor.noneText')}
      action={{ label: t('visitor.seePortrait'), onClick: () => setParams({ tab: undefined }) }}
    />
  )
}
