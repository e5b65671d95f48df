import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { chosenCity } from '#nav/chosenCity.ts'
import { Examples } from '#pages/search/Examples.tsx'
import { LastViewed } from '#pages/search/LastViewed.tsx'
import styles from '#pages/search/SearchStart.module.css'
import { sundayOf } from '#pages/search/sundayOf.ts'
import { ThisWeek } from '#pages/search/ThisWeek.tsx'
import { History } from '#search/History.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const staleTime = 3_600_000

/** Before anything is typed: what was searched and seen here, sentences that find something, and what is on this week. */
export function SearchStart({ onSearch }: { onSearch: (word: string) => void }) {
  const today = shanghaiToday()
  const city = chosenCity()
  const examples = useRead(search.examples, city === null ? {} : { regionCode: city.code }, { staleTime })
  const hot = useRead(search.hotWords, {}, { staleTime })
  const week = useRead(
    exhibition.search,
    { filters: { from: today, to: sundayOf(today) }, sort: 'startDate', limit: 3 },
    { staleTime },
  )
  const waits = examples.isPending || hot.isPending || week.isPending
  return (
    <div className={styles.start}>
      <History onSearch={onSearch} />
      <LastViewed />
      {waits ? (
        <div className={styles.waiting}>
          <Skeleton rows={2} height={180} />
        </div>
      ) : (
        <>
          <Examples sentences={examples.data ?? []} onSearch={onSearch} />
          <ThisWeek editions={week.data?.list ?? []} />
          {(hot.data ?? []).length > 0 && (
            <section>
              <div className={styles.head}>
                <h2>{t('search.hot')}</h2>
              </div>
              <ul className={styles.words}>
                {hot.data?.map((word) => (
                  <li key={word}>
                    <button type="button" className={styles.hot} onClick={() => onSearch(word)}>
                      {word}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}
