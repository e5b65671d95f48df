import { bandOf } from '@zhzz/contract/prediction/band.ts'
import { t } from '#i18n/t.ts'
import styles from '#prediction/Chance.module.css'
import { chanceText } from '#prediction/chanceText.ts'
import { cx } from '#ui/cx.ts'

/** How likely, as a number and a bar. `value`: 0–1. */
export function Chance({ value }: { value: number }) {
  const percent = chanceText(value).slice(0, -1)
  return (
    <span className={cx(styles.chance, styles[bandOf(value)])}>
      <span className="only-read">{t('prediction.probability')}</span>
      <span className={styles.value}>
        {percent}
        <small>%</small>
      </span>
      <span className={styles.bar}>
        <i style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
