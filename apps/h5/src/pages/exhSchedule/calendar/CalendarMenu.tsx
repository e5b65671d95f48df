import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'

/** ⋯ of 展会排期: what belongs to the person. */
export function CalendarMenu({ onSubscribe }: { onSubscribe: () => void }) {
  async function subscribe() {
    if (await askToSignIn()) onSubscribe()
  }
  return (
    <MoreMenu
      items={[
        { label: t('calendar.subscribe'), onClick: () => void subscribe() },
        { label: t('title.mySchedule'), onClick: () => navigateTo(to('/pages/exhSchedule/mySchedule')) },
        {
          label: t('title.exhSchedulePlan'),
          onClick: () => navigateTo(to('/pages/exhSchedule/exhSchedulePlan')),
        },
      ]}
    />
  )
}
