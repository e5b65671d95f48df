import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/calendar/NewAddress.module.css'
import { copyText } from '#platform/clipboard.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** The address that was just made, which is never shown again: `webcal` opens the calendar of most devices. */
export function NewAddress({ path }: { path: string }) {
  const address = `${location.origin}${path}`
  return (
    <div className={styles.made}>
      <p className={styles.once}>{t('calendar.shownOnce')}</p>
      <p className={styles.address}>{address}</p>
      <div className={styles.acts}>
        <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.openCalendar')}
        </a>
        <Button size="small" onClick={() => void copy(address)}>
          {t('calendar.copyAddress')}
        </Button>
      </div>
    </div>
  )
}

async function copy(address: string): Promise<void> {
  toast(t((await copyText(address)) ? 'shell.copied' : 'shell.copyFailed'))
}
