import { serverNow } from '@zhzz/client/serverTime.ts'
import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { dayLabel, dayOf, timeLabel } from '#followUp/dayLabel.ts'
import { isOver } from '#followUp/times.ts'
import { dateFormat, formatWeekday } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

const hour = 3_600_000
const day = 24 * hour

type Next = Pick<FollowUpRecord, 'nextFollowTime' | 'nextState' | 'followTime'>

/** What the time column of a row says: large, and small below it. */
interface DueTime {
  main: string
  more: string
  isOverdue: boolean
  /** Nothing is to be done any more: when it happened. */
  isPast: boolean
}

/** The moment of an open appointment, or that of the contact itself. */
function openTime({ nextFollowTime, nextState }: Next): string | null {
  return nextState === 'open' ? nextFollowTime : null
}

const lateWords = { hours: 'followUp.overHours', days: 'followUp.overDays' } as const

/** How long an appointment has been over, in whole hours and from 24 of them on in days; null: it is to come. */
export function lateness(instant: string, now: number): { unit: 'hours' | 'days'; n: number } | null {
  if (!isOver(instant, now)) return null
  const hours = Math.max(1, Math.floor((now - Date.parse(instant)) / hour))
  return hours < 24 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) }
}

/** 逾期 2 时, 13:48, 明天 09:30, 周三 09:30, 12/08 09:30; without an appointment the day of the contact. */
export function dueTime(record: Next, now: number = serverNow()): DueTime {
  const next = openTime(record)
  if (next === null) {
    return { ...shortDay(record.followTime, now), isOverdue: false, isPast: true }
  }
  const late = lateness(next, now)
  if (late) {
    const main = t(lateWords[late.unit], { n: late.n })
    return { main, more: t('followUp.late'), isOverdue: true, isPast: false }
  }
  const [ahead, time] = [daysAhead(next, now), timeLabel(next)]
  const rest = { isOverdue: false, isPast: false }
  if (ahead === 0) return { main: time, more: t('shell.today'), ...rest }
  if (ahead === 1) return { main: t('followUp.nextTomorrow'), more: time, ...rest }
  return ahead < 7
    ? { main: formatWeekday(dayOf(next)), more: time, ...rest }
    : { ...shortDay(next, now), ...rest }
}

/** What a row stands under: 逾期, 今天, 明天, the days of the coming week, 以后; done, the day of the contact. */
export function dueGroup(record: Next, now: number = serverNow()): string {
  const next = openTime(record)
  if (next === null) return dayLabel(dayOf(record.followTime), now)
  if (isOver(next, now)) return t('followUp.late')
  return daysAhead(next, now) <= 7 ? dayLabel(dayOf(next), now) : t('followUp.later')
}

/** 12/08 with its time of day, with the year where that is not this one. */
function shortDay(instant: string, now: number) {
  const [year = '', month, date] = dayOf(instant).split('-')
  const main = isChinese()
    ? `${month}/${date}`
    : dateFormat({ day: 'numeric', month: 'short' }).format(Date.parse(instant))
  return { main, more: dayOf(new Date(now).toISOString()).startsWith(year) ? timeLabel(instant) : year }
}

function daysAhead(instant: string, now: number): number {
  const dayNumber = (time: number) => Math.floor((time + 8 * hour) / day)
  return dayNumber(Date.parse(instant)) - dayNumber(now)
}
