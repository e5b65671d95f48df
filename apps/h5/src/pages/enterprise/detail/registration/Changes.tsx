import type { BusinessInfo } from '@zhzz/contract/company/detail.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/registration/Changes.module.css'

/** 变更记录, newest first. */
export function Changes({ changes }: { changes: BusinessInfo['changes'] }) {
  if (changes.length === 0) return <p className={styles.none}>{t('company.noChanges')}</p>
  return (
    <ol>
      {changes.map(({ item, before, after, changeDate }, index) => (
        <li key={`${changeDate} ${item} ${index}`} className={styles.change}>
          <p className={styles.head}>
            <b>{item}</b>
            <time dateTime={changeDate}>{formatDate(changeDate)}</time>
          </p>
          <dl className={styles.values}>
            <div>
              <dt>{t('company.before')}</dt>
              <dd className={styles.old}>{before ?? '-'}</dd>
            </div>
            <div>
              <dt>{t('company.after')}</dt>
              <dd>{after ?? '-'}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
