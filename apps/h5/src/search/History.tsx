import { t } from '#i18n/t.ts'
import { useOutside } from '#platform/useOutside.ts'
import styles from '#search/History.module.css'
import { forgetAllWords, forgetWord, searchHistory, watchSearchHistory } from '#search/searchHistory.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/** 搜索历史: what was searched on this device. */
export function History({ onSearch }: { onSearch: (word: string) => void }) {
  const words = useOutside(watchSearchHistory, searchHistory)
  if (words.length === 0) return null

  async function clear() {
    if (await confirmDialog({ title: t('search.clearHistoryAsk'), danger: true })) forgetAllWords()
  }

  return (
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
  )
}
