import { serverNow } from '@zhzz/client/serverTime.ts'
import { localOf } from '#ui/field/DateTimeField.tsx'

/** Appointments made with one tap begin at this time of Asia/Shanghai. */
const morning = '09:30'
const day = 86_400_000

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

/** An appointment moved by days: from its own time, and from today on when that time is over. */
export function postponed(nextFollowTime: string, days: number, now: number): string {
  const planned = Date.parse(nextFollowTime)
  if (planned > now) return new Date(planned + days * day).toISOString()
  const timeOfDay = localOf(new Date(planned)).slice(11)
  const localDay = localOf(new Date(now + days * day)).slice(0, 10)
  return new Date(`${localDay}T${timeOfDay}:00+08:00`).toISOString()
}

/** Whether an appointment is overdue: what was to be done this morning is of today until midnight. */
export function isOver(instant: string, now: number = serverNow()): boolean {
  return localOf(new Date(instant)).slice(0, 10) < localOf(new Date(now)).slice(0, 10)
}
