/** The first and last day of six months that begin `halves` half years after the month of `today`. */
export function halfYear(today: string, halves: number): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (months: number) => Date.UTC(year, month - 1 + halves * 6 + months, 1)
  return { from: dayOf(first(0)), to: dayOf(first(6) - 86_400_000) }
}

/** The first days of the months of such a stretch. */
export function monthsIn({ from, to }: { from: string; to: string }): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return Array.from({ length: 6 }, (_, at) => dayOf(Date.UTC(year, month - 1 + at, 1))).filter(
    (day) => day <= to,
  )
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
