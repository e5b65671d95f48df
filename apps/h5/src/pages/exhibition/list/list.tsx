import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { firstPage } from '#api/readAhead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { EditionCard, editionCardHeight } from '#exhibition/EditionCard.tsx'
import { type ListParams, listInput, noFilters } from '#exhibition/listQuery.ts'
import { todayInShanghai } from '#exhibition/period.ts'
import { SavedFilters } from '#filter/SavedFilters.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { setParams, useLateParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { useHallNames } from '#pages/exhibition/list/hallNames.ts'
import { ListFilters } from '#pages/exhibition/list/ListFilters.tsx'
import { MonthCalendar } from '#pages/exhibition/list/MonthCalendar.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: [
      'keyword?',
      'searchType?',
      'companyId?',
      'hallId?',
      'name?',
      'when?',
      'from?',
      'to?',
      'regionCode?',
      'industryCode?',
      'area?',
      'status?',
      'frequency?',
      'type?',
      'listed?',
      'international?',
      'organizer?',
      'view?',
      'month?',
      'day?',
      'sort?',
    ],
    bar: 'own',
    ahead: (params) => [firstPage(exhibition.search, listInput(params, todayInShanghai()))],
  },
  function ExhibitionListPage({ params }) {
    const pages = useReadPages(exhibition.search, listInput(params, todayInShanghai()), { keepLast: true })
    const setLate = useLateParams()
    const hallNames = useHallNames(params.hallId)
    const hallName = params.hallId ? (hallNames.get(params.hallId) ?? null) : null
    const isCalendar = params.view === 'calendar'
    function search(keyword: string, rest: number) {
      setLate({ keyword: keyword.trim() || undefined }, rest)
    }
    return (
      <>
        <NavBar
          onBack={() => navigateBack()}
          end={
            <IconButton
              icon={isCalendar ? 'list' : 'calendar'}
              label={t(isCalendar ? 'filter.viewList' : 'filter.viewCalendar')}
              onClick={() =>
                setParams({ view: isCalendar ? undefined : 'calendar', month: undefined, day: undefined })
              }
            />
          }
        >
          <h1 className="only-read">{t('title.exhibitionList')}</h1>
          <SearchBox
            value={params.keyword ?? ''}
            placeholder={placeholderOf(params, hallName)}
            onChange={(keyword) => search(keyword, keyword === '' ? 0 : typingRest)}
            onSubmit={(keyword) => search(keyword, 0)}
          />
        </NavBar>
        <ListFilters params={params} />
        {isCalendar && <MonthCalendar params={params} />}
        <PagedList
          pages={pages}
          rowKey={(card) => card.id}
          rowHeight={editionCardHeight}
          picture="poster"
          countEnd={
            params.searchType !== 'MY_COLLECT' &&
            !isCalendar && <SavedFilters scope="exhibition" current={keptOf(params)} onApply={apply} />
          }
          empty={
            isCalendar ? (
              <Blank drawing="search" title={t(params.day ? 'filter.noneOnDay' : 'filter.noneInMonth')} />
            ) : (
              <NothingFound params={params} />
            )
          }
        >
          {(card) => <EditionCard card={card} />}
        </PagedList>
      </>
    )
  },
)

const keptNames = [
  'keyword',
  'companyId',
  'name',
  ...trusted<(keyof typeof noFilters)[]>(Object.keys(noFilters)),
  'sort',
] as const

/** What of the address is worth keeping as a filter. */
function keptOf(params: ListParams & { name?: string }): Record<string, string> {
  return Object.fromEntries(
    keptNames.flatMap((name) => {
      const value = params[name]
      return value ? [[name, value] as const] : []
    }),
  )
}

/** Kept filters in the place of all that are chosen. */
function apply(kept: Readonly<Record<string, string>>): void {
  setParams({ ...Object.fromEntries(keptNames.map((name) => [name, undefined])), ...kept })
}

interface Shown {
  keyword?: string
  searchType?: string
  companyId?: string
  name?: string
}

function placeholderOf({ searchType, companyId, name }: Shown, hallName: string | null): string {
  if (searchType === 'MY_COLLECT') return t('exhibition.myFavorites')
  if (name && companyId) return t('exhibition.ofCompany', { name })
  if (hallName) return t('exhibition.ofHall', { name: hallName })
  return t('exhibition.searchPlaceholder')
}

function NothingFound({ params }: { params: Shown }) {
  const { keyword, searchType } = params
  const isFiltered = Object.keys(noFilters).some((name) => name in params)
  if (searchType === 'MY_COLLECT' && !keyword && !isFiltered) {
    return (
      <Blank
        title={t('exhibition.noFavorites')}
        text={t('exhibition.noFavoritesText')}
        action={{
          label: t('exhibition.findExhibitions'),
          onClick: () => redirectTo(to('/pages/exhibition/list/list')),
        }}
      />
    )
  }
  return (
    <Blank
      drawing="search"
      title={keyword ? t('exhibition.noneFoundKeyword', { keyword }) : t('exhibition.noneFound')}
      text={t(keyword ? 'exhibition.noneFoundKeywordText' : 'exhibition.noneFoundText')}
      action={{
        label: t('list.clearFilters'),
        onClick: () => setParams({ ...noFilters, when: 'any', keyword: undefined }),
      }}
    />
  )
}
