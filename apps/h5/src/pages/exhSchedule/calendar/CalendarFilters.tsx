import type { ReactNode } from 'react'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { calendarList, viewOf, views } from '#pages/exhSchedule/calendar/calendarList.ts'
import { BarTabs } from '#ui/list/BarTabs.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'

const viewWords = {
  month: 'calendar.month',
  week: 'calendar.week',
  list: 'filter.viewList',
  year: 'calendar.year',
} as const

/** 月 周 列表 年, 只看我的, and trade, place and hall on one sheet. */
export function CalendarFilters({ params, end }: { params: Address; end: ReactNode }) {
  const onlyMine = calendarList.values('mine', params).length > 0
  async function choose() {
    if (onlyMine || (await askToSignIn())) writeAddress({ mine: onlyMine ? undefined : '1' })
  }
  return (
    <ListFilters
      of={calendarList}
      params={params}
      before={{
        'shell.filter': (
          <>
            <BarTabs
              label={t('title.exhSchedule')}
              tabs={views.map((value) => ({ value, label: t(viewWords[value]) }))}
              chosen={viewOf(params)}
              onChoose={(view) => writeAddress({ view: view === 'month' ? undefined : view, day: undefined })}
            />
            <QuickFilter label={t('calendar.onlyMine')} chosen={onlyMine} onToggle={() => void choose()} />
          </>
        ),
      }}
      end={end}
    />
  )
}
