import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'
import { useOutside } from '#platform/useOutside.ts'
import styles from '#ui/shown/OfflineRibbon.module.css'

/** Says that what stands below is kept data and how old it is; shown without connection, or when `failed`. */
export function OfflineRibbon({ fetchedAt, failed }: { fetchedAt: number; failed?: boolean }) {
  const online = useOutside(watchNetwork, isOnline)
  if ((online && !failed) || fetchedAt === 0) return null
  return (
    <p className={styles.ribbon} role="status">
      {t('shell.offlineDataAt', { time: relativeTime(new Date(fetchedAt).toISOString()) })}
    </p>
  )
}
