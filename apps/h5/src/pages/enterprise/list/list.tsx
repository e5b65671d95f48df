import { company } from '@zhzz/contract/company/calls.ts'
import { useSession } from '#api/session.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompanyRow, companyRowHeight } from '#company/CompanyRow.tsx'
import { OnlyNear } from '#company/OnlyNear.tsx'
import { useAsked } from '#filter/asked.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { companyColumns } from '#pages/enterprise/list/CompanyColumns.tsx'
import { companyList, companyListTitle, companyQuestion } from '#pages/enterprise/list/companyList.ts'
import { EmptyList } from '#pages/enterprise/list/EmptyList.tsx'
import { FoundCount } from '#pages/enterprise/list/FoundCount.tsx'
import { ListEnd } from '#pages/enterprise/list/ListEnd.tsx'
import { SelectBar } from '#pages/enterprise/list/SelectBar.tsx'
import { useSelection } from '#pages/enterprise/list/useSelection.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { TableSwitch } from '#reading/TableSwitch.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: companyList.params,
    bar: 'own',
  },
  function CompanyListPage({ params }) {
    const { token, viewer } = useSession()
    const asked = useAsked()
    const question = companyQuestion(params, asked)
    const { keyword, searchType } = question
    const isMine = searchType !== 'ALL'
    const isClosed = isMine && token === null
    const pages = useReadPages(company.search, question, { keepLast: true, enabled: !isClosed })
    const selection = useSelection()
    const hasProfile = viewer !== null && viewer.cityCodes.length + viewer.industryCodes.length > 0

    return (
      <>
        {isMine ? (
          <NavBar title={companyListTitle(searchType)} onBack={() => navigateBack()} />
        ) : (
          <NavBar onBack={() => navigateBack()}>
            <h1 className="only-read">{t('title.companyList')}</h1>
            <SearchBox
              value={keyword}
              placeholder={t('company.searchPlaceholder')}
              onChange={(value) => {
                if (value === '') writeAddress({ keyword: undefined })
              }}
              onSubmit={(value) => writeAddress({ keyword: value || undefined })}
            />
          </NavBar>
        )}
        {isClosed ? (
          <Blank
            drawing="lock"
            title={t('company.signInForMine', { name: companyListTitle(searchType) })}
            action={{ label: t('shell.signIn'), onClick: () => void askToSignIn() }}
          />
        ) : (
          <>
            <ListFilters
              of={companyList}
              params={params}
              order={{ sort: question.sort, without: hasProfile ? [] : ['match'] }}
              Found={FoundCount}
              end={
                <>
                  <TableSwitch />
                  <ListEnd
                    page={pages.first}
                    params={params}
                    question={question}
                    isMine={isMine}
                    selection={selection}
                  />
                </>
              }
            />
            <OnlyNear isNear={pages.first?.isNear} />
            <PagedList
              pages={pages}
              rowKey={(card) => card.id}
              edge
              rowHeight={companyRowHeight}
              table={{
                label: companyListTitle(searchType),
                columns: companyColumns(),
                onOpen: ({ id, name }) => navigateTo(to('/pages/enterprise/detail/detail', { id, name })),
                sort: question.sort,
                onSort: (sort) => writeAddress({ sort }),
                pick: { picked: selection.ids, onPick: selection.toggle },
              }}
              empty={
                <EmptyList
                  searchType={searchType}
                  keyword={keyword}
                  isFiltered={companyList.isFiltered(params)}
                  onClear={() => writeAddress(companyList.cleared)}
                />
              }
            >
              {(card) => (
                <CompanyRow
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
