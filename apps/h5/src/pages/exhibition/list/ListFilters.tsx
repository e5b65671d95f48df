import { exhibitionSorts } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useSession } from '#api/session.ts'
import { IndustryFilter } from '#exhibition/IndustryFilter.tsx'
import { type ListParams, sortOf } from '#exhibition/listQuery.ts'
import { RegionFilter } from '#exhibition/RegionFilter.tsx'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { MoreFilters } from '#pages/exhibition/list/MoreFilters.tsx'
import { PeriodFilter } from '#pages/exhibition/list/PeriodFilter.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

const sortWords = {
  startDate: 'exhibition.sortSoonest',
  startDateDesc: 'exhibition.sortLatest',
  netExhibitionArea: 'exhibition.metricNetArea',
  exhibitorCount: 'exhibition.sortExhibitors',
  relevance: 'exhibition.sortRelevance',
  heat: 'filter.sortHeat',
  match: 'filter.sortMatch',
} as const

/** 时间, 地区, 行业, the rarer filters in one sheet, and the order. */
export function ListFilters({ params }: { params: ListParams }) {
  const [sorting, setSorting] = useState(false)
  const { viewer } = useSession()
  const hasProfile = viewer !== null && viewer.cityCodes.length + viewer.industryCodes.length > 0
  const isCalendar = params.view === 'calendar'
  return (
    <FilterBar>
      {!isCalendar && <PeriodFilter params={params} />}
      <RegionFilter chosen={params.regionCode} />
      <IndustryFilter chosen={params.industryCode} />
      <MoreFilters params={params} />
      {!isCalendar && (
        <FilterButton
          label={t('shell.sort')}
          chosen={params.sort && t(sortWords[sortOf(params)])}
          onClick={() => setSorting(true)}
        />
      )}
      <OptionSheet
        open={sorting}
        onClose={() => setSorting(false)}
        title={t('shell.sort')}
        choices={exhibitionSorts
          .filter((sort) => (sort !== 'relevance' || params.keyword) && (sort !== 'match' || hasProfile))
          .map((sort) => ({ value: sort, label: t(sortWords[sort]) }))}
        chosen={params.sort ? [sortOf(params)] : []}
        onChoose={([sort]) => setParams({ sort })}
      />
    </FilterBar>
  )
}
