import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { FeedSheet } from '#pages/exhSchedule/calendar/FeedSheet.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'

/** ⋯ of 展会排期: what belongs to the person. */
export function CalendarMenu() {
  const [isOpen, setOpen] = useState(false)
  async function subscribe() {
    if (await askToSignIn()) setOpen(true)
  }
  return (
    <>
      <MoreMenu
        items={[
          { label: t('calendar.subscribe'), onClick: () => void subscribe() },
          {
            label: t('title.mySchedule'),
            onClick: () => navigateTo(to('/pages/exhSchedule/mySchedule')),
          },
          {
            label: t('title.exhSchedulePlan'),
            onClick: () => navigateTo(to('/pages/exhSchedule/exhSchedulePlan')),
          },
        ]}
      />
      <FeedSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
