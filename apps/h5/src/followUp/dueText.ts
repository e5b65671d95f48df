import { serverNow } from '@zhzz/client/serverTime.ts'
import { timeLabel } from '#followUp/dayLabel.ts'
import { t } from '#i18n/t.ts'

const hour = 3_600_000

/** When an open step is due: its time of day, or for how long it is overdue. */
export function dueText(instant: string, now: number = serverNow()): { text: string; isLate: boolean } {
  const late = now - Date.parse(instant)
  if (late <= 0) return { text: timeLabel(instant), isLate: false }
  if (late < hour)
    return { text: t('followUp.lateMinutes', { n: Math.max(1, Math.floor(late / 60_000)) }), isLate: true }
  if (late < 24 * hour) return { text: t('followUp.lateHours', { n: Math.floor(late / hour) }), isLate: true }
  return { text: t('followUp.lateDays', { n: Math.floor(late / (24 * hour)) }), isLate: true }
}
