import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/Missing.module.css'

/** The parts of which nothing is known, in one line. */
export function Missing({ detail }: { detail: ExhibitionDetail }) {
  const parts = [
    detail.keyDates.length === 0 && t('exhibition.keyDates'),
    detail.metrics.length === 0 && t('exhibition.scale'),
    detail.organizations.length === 0 && t('exhibition.organizations'),
    detail.scope.length === 0 && detail.introduction === null && t('exhibition.introduction'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <p className={styles.missing}>{t('exhibition.noneOf', { parts: parts.join(t('exhibition.glue')) })}</p>
  )
}
