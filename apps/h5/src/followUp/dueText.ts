import { serverNow } from '@zhzz/client/serverTime.ts'
import { timeLabel } from '#followUp/dayLabel.ts'
import { isOver } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'

const hour = 3_600_000

/** When an open step is due: its time of day, or since the day after for how long it is overdue. */
export function dueText(instant: string, now: number = serverNow()): { text: string; isLate: boolean } {
  if (!isOver(instant, now)) return { text: timeLabel(instant), isLate: false }
  const late = Math.max(hour, now - Date.parse(instant))
  if (late < 24 * hour) return { text: t('followUp.lateHours', { n: Math.floor(late / hour) }), isLate: true }
  return { text: t('followUp.lateDays', { n: Math.floor(late / (24 * hour)) }), isLate: true }
}
