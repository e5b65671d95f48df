import styles from '#company/OnlyNear.module.css'
import { t } from '#i18n/t.ts'

/** Says above companies that nothing matches exactly what was asked for. */
export function OnlyNear({ isNear }: { isNear: boolean | undefined }) {
  return isNear ? <p className={styles.near}>{t('search.onlyNear')}</p> : null
}
