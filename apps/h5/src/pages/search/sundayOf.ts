/** The last day of the week of a day, both `YYYY-MM-DD`; weeks begin on Monday. */
export function sundayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7))
  return date.toISOString().slice(0, 10)
}
