import { company } from '@zhzz/contract/company/calls.ts'
import { useState } from 'react'
import { useSession } from '#api/session.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompanyCard } from '#company/CompanyCard.tsx'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { EmptyList } from '#pages/enterprise/list/EmptyList.tsx'
import { Filters } from '#pages/enterprise/list/Filters.tsx'
import { chosenOf, contractFilters, type SearchType, sorts } from '#pages/enterprise/list/filters.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/Blank.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { SearchBox } from '#ui/SearchBox.tsx'
import { scrollToTop } from '#ui/scrollToTop.ts'

const searchTypes = ['ALL', 'MY_COLLECT', 'MY_UNLOCK', 'MY_FOLLOW'] as const satisfies readonly SearchType[]
const filterNames = [
  'regionCode',
  'industryCode',
  'seriesId',
  'band',
  'since',
  'status',
  'capital',
  'age',
  'has',
] as const

export default definePage(
  {
    params: [
      'keyword?',
      'searchType?',
      'regionCode?',
      'industryCode?',
      'seriesId?',
      'band?',
      'since?',
      'status?',
      'capital?',
      'age?',
      'has?',
      'sort?',
    ],
    bar: 'own',
  },
  function CompanyListPage({ params }) {
    const { token } = useSession()
    const [searchType = 'ALL'] = chosenOf(searchTypes, params.searchType)
    const [sort = 'relevance'] = chosenOf(sorts, params.sort)
    const [today] = useState(shanghaiToday)
    const keyword = (params.keyword ?? '').replaceAll('\0', '').trim().slice(0, 100)
    const isMine = searchType !== 'ALL'
    const isClosed = isMine && token === null
    const pages = useReadPages(
      company.search,
      { keyword, searchType, filters: contractFilters(params, today), sort },
      { keepLast: true, enabled: !isClosed },
    )
    const isFiltered = filterNames.some((name) => params[name] !== undefined)

    return (
      <>
        {isMine ? (
          <NavBar title={titleOf(searchType)} onBack={() => navigateBack()} />
        ) : (
          <NavBar onBack={() => navigateBack()}>
            <h1 className="only-read">{t('title.companyList')}</h1>
            <SearchBox
              value={keyword}
              placeholder={t('company.searchPlaceholder')}
              onChange={(value) => {
                if (value === '') change({ keyword: undefined })
              }}
              onSubmit={(value) => change({ keyword: value || undefined })}
            />
          </NavBar>
        )}
        {isClosed ? (
          <Blank
            drawing="lock"
            title={t('company.signInForMine', { name: titleOf(searchType) })}
            action={{ label: t('shell.signIn'), onClick: () => void askToSignIn() }}
          />
        ) : (
          <>
            <Filters params={params} sort={sort} onChange={change} />
            <PagedList
              pages={pages}
              rowKey={(card) => card.id}
              rowHeight={124}
              empty={
                <EmptyList
                  searchType={searchType}
                  keyword={keyword}
                  isFiltered={isFiltered}
                  onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
                />
              }
            >
              {(card) => <CompanyCard card={card} />}
            </PagedList>
          </>
        )}
      </>
    )
  },
)

/** Another question: its address, from the first row. */
function change(changed: Readonly<Record<string, string | undefined>>): void {
  scrollToTop()
  setParams(changed)
}

function titleOf(searchType: SearchType): string {
  if (searchType === 'MY_COLLECT') return t('account.myFavorites')
  if (searchType === 'MY_UNLOCK') return t('title.unlock')
  return searchType === 'MY_FOLLOW' ? t('company.myFollowed') : t('title.companyList')
}
