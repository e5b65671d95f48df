/** The days of a month (`YYYY-MM`), each `YYYY-MM-DD`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

/** The first and the last day of a month. */
export function rangeOfMonth(month: string): { from: string; to: string } {
  const days = daysOfMonth(month)
  return { from: `${month}-01`, to: days[days.length - 1] ?? `${month}-28` }
}

/** 1 for a Monday, with which weeks begin. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}

export function mondayOf(day: string): string {
  return dayShifted(day, 1 - weekdayOf(day))
}

export function dayShifted(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
}

export function monthShifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
