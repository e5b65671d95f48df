const inShanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** The calendar day in Asia/Shanghai, YYYY-MM-DD. */
export function shanghaiDay(instant: Date): string {
  return inShanghai.format(instant)
}

/** The day `days` after a calendar day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The instant at which the calendar month of an instant began in Asia/Shanghai. */
export function startOfMonth(instant: Date): Date {
  return startOfDay(`${shanghaiDay(instant).slice(0, 7)}-01`)
}

/** The instant at which a calendar day begins in Asia/Shanghai, which knows no summer time. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
