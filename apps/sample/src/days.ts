const day = 86_400_000

/** Dates are `YYYY-MM-DD`; none of this knows a time zone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** Sunday is 0. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** Today in Shanghai. */
export function today(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}
