import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { calendarList } from '#pages/exhSchedule/calendar/calendarList.ts'
import { Blank } from '#ui/shown/Blank.tsx'

/** No edition in what is looked at. */
export function NothingOpen({ params }: { params: Address }) {
  if (calendarList.values('mine', params).length > 0)
    return (
      <Blank
        title={t('calendar.noneMine')}
        text={t('calendar.noneMineText')}
        action={{
          label: t('title.exhScheduleSearch'),
          onClick: () => navigateTo(to('/pages/exhSchedule/search')),
        }}
      />
    )
  if (calendarList.isFiltered(params))
    return (
      <Blank
        title={t('calendar.noneFound')}
        action={{ label: t('list.clearFilters'), onClick: () => writeAddress(calendarList.cleared) }}
      />
    )
  return <Blank title={t('calendar.noneOpen')} />
}
