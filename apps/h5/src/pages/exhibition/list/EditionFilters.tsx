import type { ComponentProps } from 'react'
import { useSession } from '#api/session.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { editionList, sortOf, usualSort } from '#pages/exhibition/list/editionList.ts'
import { FoundCount } from '#pages/exhibition/list/FoundCount.tsx'
import { ListEnd } from '#pages/exhibition/list/ListEnd.tsx'
import { PeriodFilter } from '#pages/exhibition/list/PeriodFilter.tsx'

/** 时间, 地区, 行业, the rarer filters in one sheet, the order, and how many there are; the calendar has its own time and order. */
export function EditionFilters({ params, page }: ComponentProps<typeof ListEnd>) {
  const { viewer } = useSession()
  const hasProfile = viewer !== null && viewer.cityCodes.length + viewer.industryCodes.length > 0
  const isCalendar = params.view === 'calendar'
  const without = [
    ...(params.keyword ? [] : (['relevance'] as const)),
    // Of one topic, that of the filter or of the words.
    ...(params.keyword || editionList.values('industryCode', params).length === 1
      ? []
      : (['topicExhibitors'] as const)),
    ...(hasProfile ? [] : (['match'] as const)),
  ]
  return (
    <ListFilters
      of={editionList}
      params={params}
      before={{ 'company.region': !isCalendar && <PeriodFilter params={params} /> }}
      order={isCalendar ? undefined : { sort: sortOf(params), usual: usualSort(params), without }}
      Found={FoundCount}
      end={<ListEnd page={page} params={params} />}
    />
  )
}
