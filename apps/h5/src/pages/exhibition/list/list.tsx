import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { firstPage } from '#api/readAhead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { EditionRow, editionRowHeight } from '#exhibition/EditionRow.tsx'
import { useHallName } from '#exhibition/halls.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { definePage } from '#nav/definePage.tsx'
import type { Address } from '#nav/listParams.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { useLateParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { EditionFilters } from '#pages/exhibition/list/EditionFilters.tsx'
import { editionList, editionQuestion } from '#pages/exhibition/list/editionList.ts'
import { MonthCalendar } from '#pages/exhibition/list/MonthCalendar.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: editionList.params,
    bar: 'own',
    ahead: (params) => [firstPage(exhibition.search, editionQuestion(params, shanghaiToday()))],
  },
  function ExhibitionListPage({ params }) {
    const pages = useReadPages(exhibition.search, editionQuestion(params, shanghaiToday()), {
      keepLast: true,
    })
    const setLate = useLateParams()
    const [hallId, another] = editionList.values('hallId', params)
    const hallName = useHallName(another === undefined ? hallId : undefined)
    const isCalendar = params.view === 'calendar'
    function search(keyword: string, rest: number) {
      setLate({ keyword: keyword.trim() || undefined }, rest)
    }
    return (
      <>
        <NavBar onBack={() => navigateBack()}>
          <h1 className="only-read">{t('title.exhibitionList')}</h1>
          <SearchBox
            value={params.keyword ?? ''}
            placeholder={placeholderOf(params, hallName)}
            onChange={(keyword) => search(keyword, keyword === '' ? 0 : typingRest)}
            onSubmit={(keyword) => search(keyword, 0)}
          />
        </NavBar>
        <EditionFilters params={params} page={pages.first} />
        {isCalendar && <MonthCalendar params={params} />}
        <PagedList
          pages={pages}
          rowKey={(card) => card.id}
          rowHeight={editionRowHeight}
          edge
          empty={
            isCalendar ? (
              <Blank title={t(params.day ? 'filter.noneOnDay' : 'filter.noneInMonth')} />
            ) : (
              <NothingFound params={params} />
            )
          }
        >
          {(card) => <EditionRow card={card} isMine={params.searchType === 'MY_COLLECT'} />}
        </PagedList>
      </>
    )
  },
)

function placeholderOf({ searchType, companyId, name }: Address, hallName: string | undefined): string {
  if (searchType === 'MY_COLLECT') return t('exhibition.myFavorites')
  if (name && companyId) return t('exhibition.ofCompany', { name })
  if (hallName) return t('exhibition.ofHall', { name: hallName })
  return t('exhibition.searchPlaceholder')
}

function NothingFound({ params }: { params: Address }) {
  const { keyword, searchType } = params
  if (searchType === 'MY_COLLECT' && !keyword && !editionList.isFiltered(params)) {
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
      title={keyword ? t('exhibition.noneFoundKeyword', { keyword }) : t('exhibition.noneFound')}
      text={t(keyword ? 'exhibition.noneFoundKeywordText' : 'exhibition.noneFoundText')}
      action={{
        label: t('list.clearFilters'),
        onClick: () => writeAddress({ ...editionList.cleared, when: 'any', keyword: undefined }),
      }}
    />
  )
}
