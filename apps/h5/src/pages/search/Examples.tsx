import { t } from '#i18n/t.ts'
import styles from '#pages/search/SearchStart.module.css'
import { Icon } from '#ui/Icon.tsx'

/** 试试这样搜: sentences of conditions, each of which finds something. */
export function Examples({
  sentences,
  onSearch,
}: {
  sentences: readonly string[]
  onSearch: (word: string) => void
}) {
  if (sentences.length === 0) return null
  return (
    <section aria-label={t('search.examples')}>
      <div className={styles.head}>
        <h2>{t('search.examples')}</h2>
      </div>
      <ul className={styles.rows}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button type="button" className={styles.row} onClick={() => onSearch(sentence)}>
              <Icon name="search" />
              <span>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
