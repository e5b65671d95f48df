import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { exhibitorInput, noExhibitorFilters } from '#exhibition/exhibitorQuery.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { setParams, useLateParams } from '#nav/page.ts'
import { ExhibitorFilters } from '#pages/exhibition/moreExh/ExhibitorFilters.tsx'
import { ExhibitorRow } from '#pages/exhibition/moreExh/ExhibitorRow.tsx'
import styles from '#pages/exhibition/moreExh/moreExh.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/Blank.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { SearchBox } from '#ui/SearchBox.tsx'

/** Height of a row with the gap below, in px. */
const rowHeight = 112
/** Typing is answered when it rests this long, in ms. */
const typingRest = 300

export default definePage(
  {
    params: [
      'editionId',
      'keyword?',
      'pavilion?',
      'boothType?',
      'newOrOld?',
      'contact?',
      'favorites?',
      'matched?',
      'sort?',
    ],
    bar: 'own',
  },
  function ExhibitorsPage({ params }) {
    const pages = useReadPages(exhibition.exhibitors, exhibitorInput(params), { keepLast: true })
    const setLate = useLateParams()
    function search(keyword: string, rest: number) {
      setLate({ keyword: keyword.trim() || undefined }, rest)
    }
    const isFiltered = Object.keys(noExhibitorFilters).some((name) => Object.hasOwn(params, name))
    return (
      <>
        <NavBar onBack={() => navigateBack()}>
          <SearchBox
            value={params.keyword ?? ''}
            placeholder={t('exhibition.exhibitorSearch')}
            onChange={(keyword) => search(keyword, keyword === '' ? 0 : typingRest)}
            onSubmit={(keyword) => search(keyword, 0)}
          />
        </NavBar>
        <ExhibitorFilters params={params} pavilions={pages.first?.pavilions ?? []} />
        {pages.first?.shownEditionName && (
          <p className={styles.ribbon} role="status">
            {t('exhibition.lastList', { name: pages.first.shownEditionName })}
          </p>
        )}
        <PagedList
          pages={pages}
          rowKey={(row) => row.id}
          rowHeight={rowHeight}
          countEnd={<span className={styles.edition}>{pages.first?.editionName}</span>}
          empty={isFiltered ? <NothingFound /> : <NoList />}
        >
          {(row) => <ExhibitorRow row={row} editionId={params.editionId} />}
        </PagedList>
      </>
    )
  },
)

function NothingFound() {
  return (
    <Blank
      drawing="search"
      title={t('exhibition.noExhibitorsFound')}
      text={t('exhibition.noExhibitorsFoundText')}
      action={{ label: t('shell.clearFilters'), onClick: () => setParams(noExhibitorFilters) }}
    />
  )
}

function NoList() {
  return (
    <Blank
      title={t('exhibition.noExhibitors')}
      text={t('exhibition.noExhibitorsText')}
      action={{ label: t('exhibition.backToExhibition'), onClick: () => navigateBack() }}
    />
  )
}
