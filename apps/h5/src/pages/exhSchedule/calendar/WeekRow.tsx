import type { CalendarRow } from '@zhzz/contract/calendar/calls.ts'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { formatDays } from '#i18n/format.ts'
import { dayShifted } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/calendar/WeekRow.module.css'
import { cx } from '#ui/cx.ts'
import { bandColour } from '#ui/shown/hues.ts'

/** In px. */
export const weekRowHeight = 48

type Span = { from: string; to: string }

/** An edition over the days of a week: a bar where it is open, a paler one where it is built up or taken down. */
export function WeekRow({ row: { card, moveIn, moveOut }, monday }: { row: CalendarRow; monday: string }) {
  const { id, startDate, endDate, cityName, tile, scheduled } = card
  const colour = bandColour(tile.hue - 1)
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id }))}
    >
      <span className={cx(styles.name, scheduled && styles.mine)}>
        <span className={styles.title} data-title>
          <EditionTitle card={card} />
        </span>
        <span className={styles.city}>{cityName}</span>
        <span className="only-read">
          {[formatDays(startDate, endDate), scheduled && t('mySchedule.isOn')].filter(Boolean).join(' ')}
        </span>
      </span>
      <span className={styles.days} aria-hidden="true">
        {moveIn && <Bar span={moveIn} monday={monday} colour={colour} isPale />}
        {moveOut && <Bar span={moveOut} monday={monday} colour={colour} isPale />}
        <Bar span={{ from: startDate, to: endDate }} monday={monday} colour={colour} />
      </span>
    </button>
  )
}

function Bar({
  span,
  monday,
  colour,
  isPale = false,
}: {
  span: Span
  monday: string
  colour: string
  isPale?: boolean
}) {
  const sunday = dayShifted(monday, 6)
  if (span.to < monday || span.from > sunday) return null
  const column = (day: string) => (Date.parse(day) - Date.parse(monday)) / 86_400_000 + 1
  const first = column(span.from < monday ? monday : span.from)
  const last = column(span.to > sunday ? sunday : span.to)
  return (
    <i
      className={cx(
        styles.bar,
        isPale && styles.pale,
        span.from < monday && styles.before,
        span.to > sunday && styles.after,
      )}
      style={{ gridColumn: `${first} / ${last + 1}`, background: colour }}
    />
  )
}
