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
import { FoundCount } from '#pages/enterprise/list/FoundCount.tsx'
import {
  chosenOf,
  contractFilters,
  filterNames,
  type SearchType,
  sorts,
} from '#pages/enterprise/list/filters.ts'
import { ListActions } from '#pages/enterprise/list/ListActions.tsx'
import { SelectBar } from '#pages/enterprise/list/SelectBar.tsx'
import { useSelection } from '#pages/enterprise/list/useSelection.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { scrollToTop } from '#ui/list/scrollToTop.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const searchTypes = ['ALL', 'MY_COLLECT', 'MY_UNLOCK', 'MY_FOLLOW'] as const satisfies readonly SearchType[]

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
      'topic?',
      'booth?',
      'staff?',
      'mine?',
      'sort?',
    ],
    bar: 'own',
  },
  function CompanyListPage({ params }) {
    const { token, viewer } = useSession()
    const [searchType = 'ALL'] = chosenOf(searchTypes, params.searchType)
    const [sort = 'relevance'] = chosenOf(sorts, params.sort)
    const [today] = useState(shanghaiToday)
    const keyword = (params.keyword ?? '').replaceAll('\0', '').trim().slice(0, 100)
    const isMine = searchType !== 'ALL'
    const isClosed = isMine && token === null
    const filtersOf = (of: typeof params) => contractFilters(of, today, token !== null)
    const question = { keyword, searchType, filters: filtersOf(params), sort }
    const pages = useReadPages(company.search, question, { keepLast: true, enabled: !isClosed })
    const selection = useSelection()
    function countOf(changed: Readonly<Record<string, string | undefined>>) {
      return <FoundCount question={{ ...question, filters: filtersOf({ ...params, ...changed }) }} />
    }
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
            <Filters
              params={params}
              sort={sort}
              isSignedIn={token !== null}
              hasProfile={viewer !== null && viewer.cityCodes.length + viewer.industryCodes.length > 0}
              onChange={change}
              see={countOf}
            />
            <PagedList
              pages={pages}
              rowKey={(card) => card.id}
              rowHeight={124}
              picture="avatar"
              countEnd={<ListActions params={params} isMine={isMine} selection={selection} onApply={apply} />}
              empty={
                <EmptyList
                  searchType={searchType}
                  keyword={keyword}
                  isFiltered={isFiltered}
                  onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
                />
              }
            >
              {(card) => (
                <CompanyCard
                  card={card}
                  onPick={selection.isOn ? selection.toggle : undefined}
                  picked={selection.isOn && selection.ids.includes(card.id)}
                />
              )}
            </PagedList>
            {selection.isOn && (
              <SelectBar
                selected={selection.ids}
                loaded={pages.rows.map(({ id }) => id)}
                question={question}
                onSelect={selection.set}
              />
            )}
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

/** Kept filters in the place of all that are chosen. */
function apply(kept: Readonly<Record<string, string>>): void {
  const none = Object.fromEntries([...filterNames, 'keyword', 'sort'].map((name) => [name, undefined]))
  change({ ...none, ...kept })
}

function titleOf(searchType: SearchType): string {
  if (searchType === 'MY_COLLECT') return t('account.myFavorites')
  if (searchType === 'MY_UNLOCK') return t('title.unlock')
  return searchType === 'MY_FOLLOW' ? t('company.myFollowed') : t('title.companyList')
}
