import { search } from '@zhzz/contract/search/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/search/SearchStart.module.css'
import { forgetAllWords, forgetWord, searchHistory, watchSearchHistory } from '#pages/search/searchHistory.ts'
import { useOutside } from '#platform/useOutside.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/** Before anything is typed: what was searched here, and what is searched now. */
export function SearchStart({ onSearch }: { onSearch: (word: string) => void }) {
  const words = useOutside(watchSearchHistory, searchHistory)
  const hot = useRead(search.hotWords, {}, { staleTime: 3_600_000 }).data ?? []

  async function clear() {
    if (await confirmDialog({ title: t('search.clearHistoryAsk'), danger: true })) forgetAllWords()
  }

  return (
    <div className={styles.start}>
      {words.length > 0 && (
        <section>
          <div className={styles.head}>
            <h2>{t('search.history')}</h2>
            <IconButton icon="trash" label={t('search.clearHistory')} onClick={() => void clear()} />
          </div>
          <ul className={styles.words}>
            {words.map((word) => (
              <li key={word} className={styles.kept}>
                <button type="button" className={styles.word} onClick={() => onSearch(word)}>
                  {word}
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('search.removeWord', { word })}
                  onClick={() => forgetWord(word)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hot.length > 0 && (
        <section>
          <div className={styles.head}>
            <h2>{t('search.hot')}</h2>
          </div>
          <ul className={styles.words}>
            {hot.map((word) => (
              <li key={word}>
                <button type="button" className={styles.hot} onClick={() => onSearch(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {words.length + hot.length === 0 && <p className={styles.hint}>{t('search.startSearching')}</p>}
    </div>
  )
}
