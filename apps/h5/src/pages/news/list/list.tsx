import { news } from '@zhzz/contract/news/calls.ts'
import { newsCategories } from '@zhzz/contract/news/categories.ts'
import { firstPage } from '#api/readAhead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { keywordOf } from '#nav/listParams.ts'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { shareNow } from '#nav/shareNow.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { NewsRow, newsRowHeight } from '#news/NewsRow.tsx'
import { categoryWords } from '#pages/news/list/categoryWords.ts'
import { categoryOf, isMine, newsList, newsQuestion } from '#pages/news/list/newsList.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { SearchLink } from '#ui/field/SearchLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 资讯中心. */
export default definePage(
  {
    params: newsList.params,
    bar: 'own',
    ahead: (params) => [firstPage(news.search, newsQuestion(params))],
  },
  function NewsListPage({ params }) {
    const pages = useReadPages(news.search, newsQuestion(params), { keepLast: true })
    const keyword = keywordOf(params)
    return (
      <>
        {isMine(params) ? (
          <NavBar title={t('news.mine')} onBack={() => navigateBack()} />
        ) : (
          <NavBar
            onBack={() => navigateBack()}
            end={
              <>
                <IconButton icon="star" label={t('news.mine')} onClick={() => void openMine()} />
                <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />
              </>
            }
          >
            <h1 className="only-read">{t('title.newsList')}</h1>
            <SearchLink
              placeholder={keyword || t('news.searchPlaceholder')}
              onClick={() =>
                navigateTo(to('/pages/search/search', { keyword: keyword || undefined, tab: 'news' }))
              }
            />
          </NavBar>
        )}
        <Tabs
          label={t('title.newsList')}
          tabs={[
            { value: 'all', label: t('news.recommended') },
            ...newsCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
          ]}
          chosen={categoryOf(params) ?? 'all'}
          onChoose={(next) => setParams({ category: next === 'all' ? undefined : next })}
        />
        <ListFilters of={newsList} params={params} end={<RowCount page={pages.first} of="rows" />} />
        <PagedList
          pages={pages}
          rowKey={(card) => card.id}
          rowHeight={newsRowHeight}
          edge
          empty={
            <Blank
              title={t(isMine(params) ? 'news.noneMine' : 'news.none')}
              text={t('news.noneText')}
              action={{
                label: t('news.toList'),
                onClick: () =>
                  writeAddress({
                    ...newsList.cleared,
                    keyword: undefined,
                    category: undefined,
                    searchType: undefined,
                    companyId: undefined,
                    seriesId: undefined,
                    hallId: undefined,
                  }),
              }}
            />
          }
        >
          {(card) => <NewsRow card={card} />}
        </PagedList>
      </>
    )
  },
)

async function openMine(): Promise<void> {
  if (await askToSignIn()) navigateTo(to('/pages/news/list/list', { searchType: 'MY_COLLECT' }))
}
