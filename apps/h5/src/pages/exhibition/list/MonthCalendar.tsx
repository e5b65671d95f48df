import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatDate, formatMonth } from '#i18n/format.ts'
import { monthShifted } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { editionQuestion, monthOf } from '#pages/exhibition/list/editionList.ts'
import styles from '#pages/exhibition/list/MonthCalendar.module.css'
import { cx } from '#ui/cx.ts'
import { MonthGrid } from '#ui/list/MonthGrid.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'
import { OfflineRibbon } from '#ui/shown/OfflineRibbon.tsx'

/** A month with how many editions are open on each day; a tap on a day lists them, a second one the month again. */
export function MonthCalendar({ params }: { params: Address }) {
  const today = shanghaiToday()
  const month = monthOf(params, today)
  const { keyword, searchType, filters } = editionQuestion(params, today)
  const { from: _from, to: _to, ...others } = filters ?? {}
  const input = { ...(keyword && { keyword }), ...(searchType && { searchType }), filters: others, month }
  const read = useRead(exhibition.calendar, input, { keepLast: true })
  const counts = new Map(read.data?.map(({ day, count }) => [day, count]))
  const most = Math.max(1, ...counts.values())
  return (
    <section className={styles.calendar} aria-label={formatMonth(`${month}-01`)}>
      <OfflineRibbon fetchedAt={read.fetchedAt} failed={read.error !== null} />
      <PeriodHead
        title={formatMonth(`${month}-01`)}
        labels={[t('filter.monthBefore'), t('filter.monthNext')]}
        onStep={(by) => setParams({ month: monthShifted(month, by), day: undefined })}
      />
      <MonthGrid month={month}>
        {(day) => {
          const count = counts.get(day) ?? 0
          return (
            <button
              type="button"
              className={cx(styles.day, day === today && styles.today, count === 0 && styles.none)}
              aria-pressed={params.day === day}
              onClick={() => setParams({ day: params.day === day ? undefined : day })}
            >
              <span className="only-read">
                {count > 0
                  ? t('filter.dayEditions', { day: formatDate(day), n: count })
                  : t('filter.dayNone', { day: formatDate(day) })}
              </span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className={styles.dots} aria-hidden="true">
                {Array.from({ length: dotsOf(count, most) }, (_, dot) => (
                  <i key={dot} />
                ))}
              </span>
            </button>
          )
        }}
      </MonthGrid>
    </section>
  )
}

/** One to three dots: beside the fullest day of the month. */
function dotsOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.ceil((3 * count) / most)
}
