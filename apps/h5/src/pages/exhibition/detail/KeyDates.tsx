import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { explain } from '#api/explain.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { daysBetween } from '#pages/exhibition/detail/day.ts'
import styles from '#pages/exhibition/detail/KeyDates.module.css'
import { saveToCalendar } from '#platform/calendar.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'

const words = {
  registrationDeadline: 'exhibition.dateRegistration',
  drawingReviewDeadline: 'exhibition.dateDrawing',
  freightDeadline: 'exhibition.dateFreight',
  moveIn: 'exhibition.dateMoveIn',
  show: 'exhibition.dateShow',
  moveOut: 'exhibition.dateMoveOut',
} as const

type KeyDate = ExhibitionDetail['keyDates'][number]

/** 关键日期 in the order of the calendar; the next one stands out. */
export function KeyDates({ detail }: { detail: ExhibitionDetail }) {
  const { keyDates } = detail
  if (keyDates.length === 0) return null
  const today = shanghaiToday()
  const ordered = [...keyDates].sort((a, b) => (a.from < b.from ? -1 : 1))
  const next = ordered.find(({ to }) => to >= today)
  return (
    <Card title={t('exhibition.keyDates')}>
      <ol className={styles.dates}>
        {ordered.map((one) => (
          <li
            key={one.code}
            className={one.to < today ? styles.passed : one === next ? styles.next : undefined}
          >
            <span className={styles.what}>{t(words[one.code])}</span>
            <span className={styles.when}>{formatDays(one.from, one.to)}</span>
            <span className={styles.left}>{leftText(one, today)}</span>
            {one.to >= today && (
              <button
                type="button"
                className={styles.keep}
                aria-label={t('exhibitor.toCalendar', { what: t(words[one.code]) })}
                onClick={() => keep(detail, one)}
              >
                <Icon name="calendar" />
              </button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Into the calendar of the device. */
function keep({ card, hall, venueText }: ExhibitionDetail, { code, from, to: until }: KeyDate): void {
  const place = [card.cityName, hall?.name ?? venueText].filter(Boolean).join(' ')
  try {
    saveToCalendar({
      uid: `${card.id}-${code}@zhzz`,
      title: `${t(words[code])} · ${card.name}`,
      from,
      to: until,
      ...(place && { place }),
      url: siteOrigin() + location.pathname + location.search,
    })
  } catch (error) {
    explain(error)
  }
}

function leftText({ from, to }: { from: string; to: string }, today: string): string {
  if (to < today) return t('exhibition.dayPassed')
  const days = daysBetween(today, from)
  if (days > 0) return t('exhibition.daysLeft', { n: days })
  return t(days === 0 ? 'exhibition.today' : 'exhibition.ongoing')
}
