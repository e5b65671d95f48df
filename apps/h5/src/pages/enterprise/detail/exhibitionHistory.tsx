import { company } from '@zhzz/contract/company/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { boothTypeName, boothTypes } from '#company/boothType.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { HistoryRow, historyRowHeight } from '#pages/enterprise/detail/history/HistoryRow.tsx'
import { YearBars, YearBarsSkeleton } from '#pages/enterprise/detail/history/YearBars.tsx'
import { LikelyEditions } from '#prediction/LikelyEditions.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

type Tab = 'past' | 'upcoming' | 'prediction'

const isYear = /^(?:19|20|21)\d{2}$/
const nothingChosen = { year: undefined, boothType: undefined, sort: undefined }

export default definePage(
  { params: ['id', 'name?', 'tab?', 'year?', 'boothType?', 'sort?'] },
  function ExhibitionHistoryPage({ params: { id, name, tab, year, boothType, sort } }) {
    const chosen: Tab = tab === 'upcoming' || tab === 'prediction' ? tab : 'past'
    return (
      <>
        <Tabs
          label={t('title.exhibitionHistory')}
          tabs={[
            { value: 'past', label: t('company.tabPast') },
            { value: 'upcoming', label: t('company.tabUpcoming') },
            { value: 'prediction', label: t('company.tabPrediction') },
          ]}
          chosen={chosen}
          onChoose={(value) => setParams({ ...nothingChosen, tab: value === 'past' ? undefined : value })}
        />
        {chosen === 'prediction' ? (
          <LikelyEditions companyId={id} sort={sort} />
        ) : (
          <History
            key={chosen}
            id={id}
            name={name}
            tab={chosen}
            year={year && isYear.test(year) ? year : undefined}
            boothType={boothTypes.find((type) => type === boothType)}
          />
        )}
      </>
    )
  },
)

interface HistoryProps {
  id: string
  /** Of the company; rows say the printed name only where it is another. */
  name: string | undefined
  tab: 'past' | 'upcoming'
  year: string | undefined
  boothType: (typeof boothTypes)[number] | undefined
}

function History({ id, name, tab, year, boothType }: HistoryProps) {
  const pages = useReadPages(
    company.exhibitionHistory,
    { id, tab, ...(year && { year }), ...(boothType && { boothType }) },
    { keepLast: true },
  )
  const years = pages.first?.years.map((each) => ({ value: String(each), label: String(each) })) ?? []
  const isFiltered = year !== undefined || boothType !== undefined
  const isFirst = pages.isPending && !pages.first
  const hasFilters = isFiltered || isFirst || years.length > 0

  return (
    <>
      {tab === 'past' && hasFilters && (
        <FilterBar end={<RowCount page={pages.first} of="rows" />}>
          <OptionFilter
            title={t('company.year')}
            choices={years}
            chosen={year === undefined ? [] : [year]}
            onChoose={([value]) => setParams({ year: value })}
          />
          <OptionFilter
            title={t('company.boothType')}
            choices={boothTypes.map((value) => ({ value, label: boothTypeName(value) }))}
            chosen={boothType === undefined ? [] : [boothType]}
            onChoose={([value]) => setParams({ boothType: value })}
          />
        </FilterBar>
      )}
      {tab === 'past' && isFirst && <YearBarsSkeleton />}
      {tab === 'past' && pages.first && pages.first.trend.length > 0 && (
        <YearBars trend={pages.first.trend} />
      )}
      <PagedList
        pages={pages}
        rowKey={(row) => row.exhibitorId}
        edge
        rowHeight={historyRowHeight}
        empty={
          isFiltered ? (
            <Blank
              title={t('company.noHistoryFiltered')}
              action={{
                label: t('list.clearFilters'),
                onClick: () => setParams(nothingChosen),
              }}
            />
          ) : (
            <Blank
              title={t(tab === 'past' ? 'company.noPast' : 'company.noUpcoming')}
              action={{
                label: t('company.suggestFair'),
                onClick: () => navigateTo(to('/pages/exhibition/list/list')),
              }}
            />
          )
        }
      >
        {(row) => <HistoryRow row={row} companyName={name} />}
      </PagedList>
    </>
  )
}
