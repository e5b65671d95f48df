import { addDays, daysBetween } from '#days.ts'
import { lists } from '#exhibition/list.ts'
import { type SampleSeries, seriesCount, seriesOf } from '#exhibition/series.ts'

/** How often each company exhibits, when last and where, known before the companies are written: 18 bytes a company. */
export type Exhibiting = {
  count(company: number): number
  latest(company: number): string | null
  series(company: number): SampleSeries[]
}

const seriesBytes = Math.ceil(seriesCount / 8)

const origin = '2000-01-01'

export function exhibitingOf(world: { seed: number; companies: number; today: string }): Exhibiting {
  const counts = new Int32Array(world.companies)
  const latest = new Int32Array(world.companies)
  const at = new Uint8Array(world.companies * seriesBytes)
  const all = Array.from({ length: seriesCount }, (_, index) => seriesOf(world.seed, index))
  for (const { edition, entries } of lists(world)) {
    if (edition.setStatus === 'cancelled') continue
    const { index } = edition.series
    const day = daysBetween(origin, edition.startDate)
    for (const { company, matched } of entries) {
      if (!matched) continue
      counts[company] = (counts[company] ?? 0) + 1
      latest[company] = Math.max(latest[company] ?? 0, day)
      const byte = company * seriesBytes + (index >> 3)
      at[byte] = (at[byte] ?? 0) | (1 << (index & 7))
    }
  }
  return {
    count: (company) => counts[company] ?? 0,
    series: (company) =>
      all.filter(({ index }) => (at[company * seriesBytes + (index >> 3)] ?? 0) & (1 << (index & 7))),
    latest: (company) => (latest[company] ? addDays(origin, latest[company]) : null),
  }
}
