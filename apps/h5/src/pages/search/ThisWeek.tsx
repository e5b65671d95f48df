import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { EditionLine } from '#exhibition/EditionLine.tsx'
import { t } from '#i18n/t.ts'
import styles from '#pages/search/SearchStart.module.css'

/** 本周展会: what is open between today and Sunday. */
export function ThisWeek({ editions }: { editions: readonly EditionCard[] }) {
  if (editions.length === 0) return null
  return (
    <section aria-label={t('search.thisWeek')}>
      <div className={styles.head}>
        <h2>{t('search.thisWeek')}</h2>
      </div>
      <div className={styles.rows}>
        {editions.map((edition) => (
          <EditionLine key={edition.id} edition={edition} />
        ))}
      </div>
    </section>
  )
}
