import { serverNow } from '@zhzz/client/serverTime.ts'
import { localOf } from '#ui/field/DateTimeField.tsx'

/** Appointments made with one tap begin at this time of Asia/Shanghai. */
const morning = '09:30'
/** After that nobody is called any more. */
const evening = '21:00'
const halfHour = 1_800_000
const hour = 2 * halfHour
const day = 24 * hour

function morningOf(localDay: string): string {
  return new Date(`${localDay}T${morning}:00+08:00`).toISOString()
}

/** The morning some days from now. */
export function inDays(days: number, now: number): string {
  return morningOf(localOf(new Date(now + days * day)).slice(0, 10))
}

/** The morning 30 days before an edition opens (`YYYY-MM-DD`); null when that is over. */
export function beforeShow(startDate: string, now: number): string | null {
  const time = Date.parse(`${startDate}T${morning}:00+08:00`) - 30 * day
  return time > now ? new Date(time).toISOString() : null
}

/**
 * Until when an appointment can be put off with one tap: later the same day, in two hours and before nine in the evening;
 * the day after and the Monday after, at its own time of day. One that is over counts from now.
 */
export function postponements(nextFollowTime: string, now: number): string[] {
  const planned = Date.parse(nextFollowTime)
  const from = Math.max(planned, now)
  const localDay = (time: number) => localOf(new Date(time)).slice(0, 10)
  const timeOfDay = localOf(new Date(planned)).slice(11)
  const onDay = (days: number) =>
    new Date(`${localDay(from + days * day)}T${timeOfDay}:00+08:00`).toISOString()
  const later = Math.ceil((from + 2 * hour) / halfHour) * halfHour
  const isToday = localDay(from) === localDay(now) && localDay(later) === localDay(now)
  const isEarly = localOf(new Date(later)).slice(11) <= evening
  const untilMonday = 8 - (new Date(`${localDay(from)}T00:00:00Z`).getUTCDay() || 7)
  return [
    ...(isToday && isEarly ? [new Date(later).toISOString()] : []),
    onDay(1),
    ...(untilMonday > 1 ? [onDay(untilMonday)] : []),
  ]
}

/** Whether an appointment is overdue: what was to be done this morning is of today until midnight. */
export function isOver(instant: string, now: number = serverNow()): boolean {
  return localOf(new Date(instant)).slice(0, 10) < localOf(new Date(now)).slice(0, 10)
}
