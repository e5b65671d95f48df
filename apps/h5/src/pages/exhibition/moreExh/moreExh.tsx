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
import { ExhibitorFilters } from '#pages/exhibition/moreExh/ExhibitorFilters.tsx'
import { ExhibitorRow } from '#pages/exhibition/moreExh/ExhibitorRow.tsx'
import {
  type ExhibitorTab,
  exhibitorList,
  exhibitorQuestion,
  exhibitorTabOf,
} from '#pages/exhibition/moreExh/exhibitorList.ts'
import { Kinds } from '#pages/exhibition/moreExh/Kinds.tsx'
import styles from '#pages/exhibition/moreExh/moreExh.module.css'
import { Ribbon } from '#pages/exhibition/moreExh/Ribbon.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Height of a row with the gap below, in px. */
const rowHeight = 119

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
    const isFiltered = exhibitorList.isFiltered(params) || keywordOf(params) !== ''
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
        <div className={styles.head}>
          <Kinds tab={tab} counts={pages.first?.counts} />
          <ExhibitorFilters
            params={params}
            pavilions={pages.first?.pavilions ?? []}
            topics={pages.first?.topics ?? []}
          />
        </div>
        <Ribbon change={params.change} shownEditionName={pages.first?.shownEditionName} />
        <PagedList
          pages={pages}
          rowKey={(row) => row.id}
          rowHeight={rowHeight}
          picture="avatar"
          countEnd={<span className={styles.edition}>{besideCount(tab, pages.first)}</span>}
          empty={isFiltered ? <NothingFound /> : tab === 'target' ? <NoTargets /> : <NoList />}
        >
          {(row) => <ExhibitorRow row={row} editionId={params.editionId} onRound={tab === 'target'} />}
        </PagedList>
      </>
    )
  },
)

function besideCount(tab: ExhibitorTab, first: Output<typeof exhibition.exhibitors> | undefined): string {
  const { targets, visited } = first?.counts ?? {}
  return tab === 'target' && targets && typeof visited === 'number'
    ? t('exhibitor.visitedOf', { n: visited, m: targets })
    : (first?.editionName ?? '')
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
