import type { Output } from '@zhzz/contract/endpoint.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { useRead } from '#api/useRead.ts'
import { hitFieldName } from '#company/hitLabel.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/search/Suggestions.module.css'
import { useSettled } from '#pages/search/useSettled.ts'
import { rememberWord } from '#search/searchHistory.ts'
import { Icon } from '#ui/Icon.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

type Suggestion = Output<typeof search.suggest>[number]

/** screens.md §3.8 */
const pauseMilliseconds = 300

const groups = [
  { type: 'company', word: 'search.companies', icon: 'building' },
  { type: 'exhibition', word: 'search.exhibitions', icon: 'fair' },
  { type: 'hall', word: 'search.halls', icon: 'hall' },
] as const

interface SuggestionsProps {
  keyword: string
  onSearch: (word: string) => void
}

/** While typing: up to three of each kind; a tap opens it without a search. */
export function Suggestions({ keyword, onSearch }: SuggestionsProps) {
  const settled = useSettled(keyword, pauseMilliseconds, '')
  const read = useRead(search.suggest, { keyword: settled }, { enabled: settled !== '', keepLast: true })
  const found = read.data ?? []

  function open({ type, id, title }: Suggestion) {
    rememberWord(title)
    if (type === 'company') navigateTo(to('/pages/enterprise/detail/detail', { id, name: title }))
    else if (type === 'exhibition') navigateTo(to('/pages/exhibition/detail/detail', { id }))
    else navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id }))
  }

  return (
    <div
      className={styles.list}
      aria-label={t('search.suggestions')}
      aria-busy={read.isFetching}
      role="region"
    >
      <button type="button" className={styles.row} onClick={() => onSearch(keyword)}>
        <Icon name="search" />
        <span className={styles.title}>{t('search.searchFor', { keyword })}</span>
      </button>
      {groups.map(({ type, word, icon }) => {
        const rows = found.filter((suggestion) => suggestion.type === type)
        return (
          rows.length > 0 && (
            <section key={type}>
              <h2 className={styles.group}>{t(word)}</h2>
              {rows.map((suggestion) => (
                <button
                  key={suggestion.id}
                  type="button"
                  className={styles.row}
                  onClick={() => open(suggestion)}
                >
                  <Icon name={icon} />
                  <span className={styles.what}>
                    <span className={styles.title}>
                      <Highlight text={suggestion.title} marks={suggestion.marks} />
                    </span>
                    <Reason suggestion={suggestion} />
                  </span>
                </button>
              ))}
            </section>
          )
        )
      })}
    </div>
  )
}

function Reason({ suggestion: { hitReason } }: { suggestion: Suggestion }) {
  const field = hitReason && hitFieldName(hitReason.field)
  if (!hitReason || !field) return null
  return (
    <span className={styles.reason}>
      {field} <Highlight text={hitReason.snippet} marks={hitReason.marks} />
    </span>
  )
}
