import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/moreExh/HallHead.module.css'

export interface Head {
  pavilion: string | null
  count: number
}

/** A hall of the walk, and how many of the found stand there: H1 · 64 家. */
export function HallHead({ head: { pavilion, count } }: { head: Head }) {
  return (
    <span className={styles.head} data-hall>
      <b>{pavilion ?? t('exhibitor.noHall')}</b>
      <span className={styles.count}>{t('exhibitor.headCount', { n: formatNumber(count) })}</span>
    </span>
  )
}
