import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { daysBetween } from '#exhibition/day.ts'
import { todayInShanghai } from '#exhibition/period.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/KeyDates.module.css'
import { Card } from '#ui/Card.tsx'

const words = {
  registrationDeadline: 'exhibition.dateRegistration',
  drawingReviewDeadline: 'exhibition.dateDrawing',
  freightDeadline: 'exhibition.dateFreight',
  moveIn: 'exhibition.dateMoveIn',
  show: 'exhibition.dateShow',
  moveOut: 'exhibition.dateMoveOut',
} as const

/** 关键日期 in the order of the calendar; the next one stands out. */
export function KeyDates({ detail: { keyDates } }: { detail: ExhibitionDetail }) {
  if (keyDates.length === 0) return null
  const today = todayInShanghai()
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
            <span className={styles.when}>{formatDateRange(one.from, one.to)}</span>
            <span className={styles.left}>{leftText(one, today)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function leftText({ from, to }: { from: string; to: string }, today: string): string {
  if (to < today) return t('exhibition.dayPassed')
  const days = daysBetween(today, from)
  if (days > 0) return t('exhibition.inDays', { n: days })
  return t(days === 0 ? 'exhibition.today' : 'exhibition.ongoing')
}
