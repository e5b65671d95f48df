import type { Output } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { keywordOf } from '#nav/listParams.ts'
import { navigateBack } from '#nav/navigate.ts'
import { setParams, useLateParams } from '#nav/page.ts'
import { exhibitorColumns } from '#pages/exhibition/moreExh/ExhibitorColumns.tsx'
import { ExhibitorFilters } from '#pages/exhibition/moreExh/ExhibitorFilters.tsx'
import { ExhibitorRow, exhibitorRowHeight, openExhibitor } from '#pages/exhibition/moreExh/ExhibitorRow.tsx'
import { exhibitorList, exhibitorQuestion, exhibitorTabOf } from '#pages/exhibition/moreExh/exhibitorList.ts'
import type { Head } from '#pages/exhibition/moreExh/HallHead.tsx'
import { HeadLine } from '#pages/exhibition/moreExh/HeadLine.tsx'
import { Kinds } from '#pages/exhibition/moreExh/Kinds.tsx'
import { Route } from '#pages/exhibition/moreExh/Route.tsx'
import { Said } from '#pages/exhibition/moreExh/Said.tsx'
import { Walked } from '#pages/exhibition/moreExh/Walked.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: ['editionId', ...exhibitorList.params],
    bar: 'own',
  },
  function ExhibitorsPage({ params }) {
    const pages = useReadPages(exhibition.exhibitors, exhibitorQuestion(params, useAsked()), {
      keepLast: true,
    })
    const setLate = useLateParams()
    function search(keyword: string, rest: number) {
      setLate({ keyword: keyword.trim() || undefined }, rest)
    }
    const tab = exhibitorTabOf(params)
    const heads = headsOf(pages.first)
    const isFiltered = exhibitorList.isFiltered(params) || keywordOf(params) !== ''
    const isRoute = tab === 'target' && !isFiltered && exhibitorList.sort(params) === undefined
    return (
      <>
        <NavBar onBack={() => navigateBack()}>
          <h1 className="only-read">{t('title.exhibitors')}</h1>
          <SearchBox
            value={params.keyword ?? ''}
            placeholder={t('exhibition.exhibitorSearch')}
            onChange={(keyword) => search(keyword, keyword === '' ? 0 : typingRest)}
            onSubmit={(keyword) => search(keyword, 0)}
          />
        </NavBar>
        <ExhibitorFilters
          params={params}
          kinds={<Kinds tab={tab} counts={pages.first?.counts} />}
          first={pages.first}
          targets={tab === 'target' ? pages.rows.flatMap(({ companyId }) => companyId ?? []) : null}
        />
        <HeadLine heads={isRoute ? [] : heads}>
          <Said first={pages.first} tab={tab} change={params.change} />
        </HeadLine>
        {isRoute ? (
          <Route editionId={params.editionId} empty={<NoTargets />} />
        ) : (
          <PagedList
            pages={pages}
            rowKey={(row) => row.id}
            rowHeight={exhibitorRowHeight}
            edge
            table={{
              label: t('title.exhibitors'),
              columns: exhibitorColumns(),
              onOpen: (row) => openExhibitor(row, params.editionId),
              sort: exhibitorList.sort(params) ?? exhibitorList.usual,
              onSort: (sort) => writeAddress({ sort: sort === exhibitorList.usual ? undefined : sort }),
            }}
            empty={isFiltered ? <NothingFound /> : tab === 'target' ? <NoTargets /> : <NoList />}
          >
            {(row, at) => (
              <Walked heads={heads} pavilion={row.firstPavilion} before={pages.rows[at - 1]?.firstPavilion}>
                <ExhibitorRow row={row} editionId={params.editionId} onRound={tab === 'target'} />
              </Walked>
            )}
          </PagedList>
        )}
      </>
    )
  },
)

/** Halls to walk; none where the list names none. */
function headsOf(first: Output<typeof exhibition.exhibitors> | undefined): readonly Head[] {
  const heads = first?.heads ?? []
  return heads.some(({ pavilion }) => pavilion !== null) ? heads : []
}

function NoTargets() {
  return (
    <Blank
      title={t('exhibitor.noTargets')}
      text={t('exhibitor.noTargetsText')}
      action={{ label: t('exhibitor.seeAll'), onClick: () => setParams({ tab: undefined }) }}
    />
  )
}

function NothingFound() {
  return (
    <Blank
      title={t('exhibition.noExhibitorsFound')}
      text={t('exhibition.noExhibitorsFoundText')}
      action={{
        label: t('list.clearFilters'),
        onClick: () => writeAddress({ ...exhibitorList.cleared, keyword: undefined }),
      }}
    />
  )
}

function NoList() {
  return (
    <Blank
      title={t('exhibition.listNone')}
      text={t('exhibition.noExhibitorsText')}
      action={{ label: t('exhibition.backToExhibition'), onClick: () => navigateBack() }}
    />
  )
}
