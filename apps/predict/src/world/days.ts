const dayMs = 86_400_000

/** 'YYYY-MM-DD' → days since 1970-01-01. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / dayMs)
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function yearOf(day: number): number {
  return new Date(day * dayMs).getUTCFullYear()
}
