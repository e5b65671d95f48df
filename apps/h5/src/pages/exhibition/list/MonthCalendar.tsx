import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatDate, formatMonth, formatWeekday } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { editionQuestion, monthOf } from '#pages/exhibition/list/editionList.ts'
import styles from '#pages/exhibition/list/MonthCalendar.module.css'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
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
      <div className={styles.head}>
        <IconButton
          icon="back"
          label={t('filter.monthBefore')}
          onClick={() => setParams({ month: shifted(month, -1), day: undefined })}
        />
        <h2 className={styles.month}>{formatMonth(`${month}-01`)}</h2>
        <IconButton
          icon="forward"
          label={t('filter.monthNext')}
          onClick={() => setParams({ month: shifted(month, 1), day: undefined })}
        />
      </div>
      <div className={styles.grid}>
        {daysOf('2024-01')
          .slice(0, 7)
          .map((day) => (
            <span key={day} className={styles.weekday} aria-hidden="true">
              {formatWeekday(day)}
            </span>
          ))}
        {daysOf(month).map((day, at) => {
          const count = counts.get(day) ?? 0
          return (
            <button
              key={day}
              type="button"
              className={cx(styles.day, day === today && styles.today, count === 0 && styles.none)}
              style={at === 0 ? { gridColumnStart: columnOf(day) } : undefined}
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
        })}
      </div>
    </section>
  )
}

/** One to three dots: beside the fullest day of the month. */
function dotsOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.ceil((3 * count) / most)
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

/** 1 for a Monday. */
function columnOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}

function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
