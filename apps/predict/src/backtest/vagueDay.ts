const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000

/** The first day a vague date can mean: "2019" → 2019-01-01, "2019-03" → 2019-03-01. */
export function firstDayOfVague(text: string): number | null {
  const parts = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim())
  return parts ? dayNumber(Number(parts[1]), Number(parts[2] ?? 1), 1) : null
}

/**
 * The last day a vague date can mean: "2019" and the guess "2019-01-01" → 2019-12-31, "2019-03" → 2019-03-31.
 * Any other guessed day may be off by weeks, so it counts to the end of the month after it.
 */
export function lastDayOfVague(text: string): number | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text.trim())
  if (!parts) return null
  const year = Number(parts[1])
  const month = Number(parts[2] ?? 0)
  const day = Number(parts[3] ?? 0)
  if (month === 0 || (month === 1 && day === 1)) return dayNumber(year, 12, 31)
  return dayNumber(year, month + (day ? 2 : 1), 0)
}
