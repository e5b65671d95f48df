import styles from '#account/Steps.module.css'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'

/** How far one is in a form of several steps; `at` counts from 0. */
export function Steps({ labels, at }: { labels: readonly string[]; at: number }) {
  return (
    <ol className={styles.steps} aria-label={t('login.steps')}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={index <= at ? styles.reached : styles.step}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number}>{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
