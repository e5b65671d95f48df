import { serverNow } from '@zhzz/client/serverTime.ts'

/** Today in Asia/Shanghai, `YYYY-MM-DD`. */
export function shanghaiToday(now: number = serverNow()): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** The same day of the month some months earlier, or the last day of that month where it has none such. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** The day some days earlier. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}
