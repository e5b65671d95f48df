import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { CalendarFilters } from '#pages/exhSchedule/calendar/CalendarFilters.tsx'
import { CalendarMenu } from '#pages/exhSchedule/calendar/CalendarMenu.tsx'
import { calendarList, viewOf } from '#pages/exhSchedule/calendar/calendarList.ts'
import { DaySheet } from '#pages/exhSchedule/calendar/DaySheet.tsx'
import { FeedSheet } from '#pages/exhSchedule/calendar/FeedSheet.tsx'
import { ListView } from '#pages/exhSchedule/calendar/ListView.tsx'
import { MonthView } from '#pages/exhSchedule/calendar/MonthView.tsx'
import { WeekView } from '#pages/exhSchedule/calendar/WeekView.tsx'
import { YearView } from '#pages/exhSchedule/calendar/YearView.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'

export default definePage(
  {
    params: calendarList.params,
    bar: 'own',
  },
  function ExhSchedulePage({ params }) {
    const view = viewOf(params)
    const [isSubscribing, setSubscribing] = useState(false)
    return (
      <>
        <NavBar
          title={t('title.exhSchedule')}
          onBack={() => navigateBack()}
          end={
            <IconButton
              icon="search"
              label={t('title.exhScheduleSearch')}
              onClick={() => navigateTo(to('/pages/exhSchedule/search'))}
            />
          }
        />
        <CalendarFilters params={params} end={<CalendarMenu onSubscribe={() => setSubscribing(true)} />} />
        {view === 'month' && <MonthView params={params} />}
        {view === 'week' && <WeekView params={params} />}
        {view === 'year' && <YearView params={params} />}
        {(view === 'month' || view === 'list') && <ListView params={params} />}
        <DaySheet params={params} />
        <FeedSheet open={isSubscribing} onClose={() => setSubscribing(false)} />
      </>
    )
  },
)
