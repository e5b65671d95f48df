import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { explain } from '#api/explain.ts'
import { roleText } from '#exhibition/mine/roleText.ts'
import { stateText } from '#exhibition/mine/stateText.ts'
import { formatDateRange, formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { saveToCalendar } from '#platform/calendar.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'
import { Card, CardLink } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

/** 我的安排 as it was said; and into the calendar of the device, which reminds. */
export function Arrangements({ detail: { mine, event, members } }: { detail: MineDetail }) {
  const edit = () => navigateTo(to('/pages/exhSchedule/addExhSchedule', { id: mine.id }))
  const glue = t('exhibition.glue')
  const said = [
    { label: t('mySchedule.role'), value: mine.joinRole && roleText(mine.joinRole) },
    {
      label: t('mySchedule.reminders'),
      value: mine.reminders.map((n) => t('hall.dayCount', { n })).join(glue),
    },
    {
      label: t('mySchedule.companions'),
      value: members.map(({ name }) => name ?? t('mySchedule.unnamed')).join(glue),
    },
    { label: t('yearPlan.state'), value: mine.planState !== 'planned' && stateText(mine.planState) },
    {
      label: t('yearPlan.goalLeads'),
      value: mine.goalLeads !== null && `${mine.followedCount}/${mine.goalLeads}`,
    },
    {
      label: t('yearPlan.goalMeetings'),
      value: mine.goalMeetings !== null && `${mine.visitedCount}/${mine.goalMeetings}`,
    },
    { label: t('followUp.budget'), value: mine.budget !== null && formatMoney(mine.budget) },
    { label: t('yearPlan.actualCost'), value: mine.actualCost !== null && formatMoney(mine.actualCost) },
    { label: t('exhibition.roleOrganizer'), value: event?.organizer },
    {
      label: t('exhibition.dateMoveIn'),
      value: event?.moveInStart && formatDateRange(event.moveInStart, event.startDate),
    },
    {
      label: t('exhibition.dateMoveOut'),
      value: event?.moveOutEnd && formatDateRange(event.endDate, event.moveOutEnd),
    },
    { label: t('mySchedule.note'), value: mine.note },
  ].filter(({ value }) => Boolean(value))
  return (
    <>
      <Card
        title={t('mySchedule.myPlan')}
        end={<CardLink onClick={edit}>{t('followUp.editAction')}</CardLink>}
      >
        {said.length > 0 ? <Facts layout="lines" facts={said} /> : t('mySchedule.nothingSaid')}
      </Card>
      {mine.status !== 'ended' && mine.status !== 'cancelled' && (
        <Card flush>
          <Row icon="calendar" label={t('mySchedule.toCalendar')} onClick={() => keep(mine)} />
        </Card>
      )}
    </>
  )
}

function keep(mine: MineDetail['mine']): void {
  const place = [mine.cityName, mine.placeName].filter(Boolean).join(' ')
  try {
    saveToCalendar({
      uid: `${mine.id}@zhzz`,
      title: mine.name,
      from: mine.startDate,
      to: mine.endDate,
      ...(place && { place }),
      url: siteOrigin() + location.pathname + location.search,
      remindDays: mine.reminders,
    })
  } catch (error) {
    explain(error)
  }
}
