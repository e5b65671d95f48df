import type { Band } from '@zhzz/contract/prediction/band.ts'
import { t } from '#i18n/t.ts'
import { chanceText } from '#prediction/chanceText.ts'
import styles from '#prediction/Probability.module.css'
import { cx } from '#ui/cx.ts'

/** How likely: the share, and its band in a word. */
export function Probability({ value, band }: { value: number; band: Band }) {
  return (
    <span className={cx(styles.probability, styles[band])}>
      <span className="only-read">{t('prediction.probability')}</span>
      <b className={styles.value}>{chanceText(value)}</b>
      <span className={styles.band}>{t(`prediction.${band}`)}</span>
    </span>
  )
}
