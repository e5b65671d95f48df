import { addDays, daysBetween } from '#days.ts'
import { lists } from '#exhibition/list.ts'

/** How often each company exhibits and when last, known before the companies are written: eight bytes a company. */
export type Exhibiting = {
  count(company: number): number
  latest(company: number): string | null
}

const origin = '2000-01-01'

export function exhibitingOf(world: { seed: number; companies: number; today: string }): Exhibiting {
  const counts = new Int32Array(world.companies)
  const latest = new Int32Array(world.companies)
  for (const { edition, entries } of lists(world)) {
    if (edition.setStatus === 'cancelled') continue
    const day = daysBetween(origin, edition.startDate)
    for (const { company, matched } of entries) {
      if (!matched) continue
      counts[company] = (counts[company] ?? 0) + 1
      latest[company] = Math.max(latest[company] ?? 0, day)
    }
  }
  return {
    count: (company) => counts[company] ?? 0,
    latest: (company) => (latest[company] ? addDays(origin, latest[company]) : null),
  }
}
