import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import styles from '#reading/Provenance.module.css'

/** Where the data of a page comes from and how old it is; 纠错 leads to the customer service. */
export function Provenance({ source, updatedAt }: { source: string; updatedAt: string }) {
  return (
    <p className={styles.line}>
      <span>
        {t('shell.dataSource', { source })} · {t('shell.updatedAt', { time: relativeTime(updatedAt) })}
      </span>
      <button type="button" className={styles.report} onClick={() => void showCustomerService()}>
        {t('shell.reportError')}
      </button>
    </p>
  )
}
