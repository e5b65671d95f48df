const dayMs = 86_400_000

/** 'YYYY-MM-DD' → days since 1970-01-01. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / dayMs)
}

/** The same of what somebody wrote: anything but a whole real date → null. */
export function parseDay(text: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? dayOf(text.trim()) : Number.NaN
  return Number.isNaN(day) || dateOf(day) !== text.trim() ? null : day
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function yearOf(day: number): number {
  return new Date(day * dayMs).getUTCFullYear()
}

/** Today in Shanghai, which has no summer time. */
export function shanghaiToday(): string {
  return dateOf(Math.floor((Date.now() + 8 * 3_600_000) / dayMs))
}
