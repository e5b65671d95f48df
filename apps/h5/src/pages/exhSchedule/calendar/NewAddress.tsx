import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/calendar/NewAddress.module.css'
import { siteOrigin } from '#platform/siteOrigin.ts'
import { ShownOnce } from '#ui/shown/ShownOnce.tsx'

/** The address that was just made: `webcal` opens the calendar of most devices. */
export function NewAddress({ path }: { path: string }) {
  const address = `${siteOrigin()}${path}`
  return (
    <ShownOnce warning={t('calendar.shownOnce')} value={address} copyLabel={t('calendar.copyAddress')}>
      <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {t('calendar.openCalendar')}
      </a>
    </ShownOnce>
  )
}
