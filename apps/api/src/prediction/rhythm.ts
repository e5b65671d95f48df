import { type RawBuilder, sql } from 'kysely'

/** What tells when an exhibition comes again. `frequency`: a code of exhibition_frequency. */
export type Rhythm = {
  startDate: string
  /** first days of the editions before and after this one, cancelled ones left out */
  previousStart: string | null
  nextStart: string | null
  frequency: string | null
}

const monthsOf: Partial<Record<string, number>> = { yearly: 12, biennial: 24, triennial: 36 }
/** Days by which a gap between two editions may miss a whole number of years. */
const tolerance = 60
const furthest = 6

/** First days of later editions, soonest first: the announced one, then those its rhythm lets expect. */
export function* laterStarts(rhythm: Rhythm) {
  const { startDate, nextStart } = rhythm
  if (nextStart !== null) yield { startDate: nextStart, edition: 'announced' as const }
  const months = monthsBetween(rhythm)
  if (months === null) return
  for (let times = 1; times <= furthest; times++)
    yield { startDate: monthsAfter(nextStart ?? startDate, months * times), edition: 'expected' as const }
}

/** By the stated frequency, else by the gap to the edition before; null: no rhythm to go by. */
function monthsBetween({ startDate, previousStart, frequency }: Rhythm): number | null {
  const stated = monthsOf[frequency ?? '']
  if (stated !== undefined) return stated
  if (frequency === 'irregular' || previousStart === null) return null
  const gap = (Date.parse(startDate) - Date.parse(previousStart)) / 86_400_000
  if (frequency === 'several_a_year') return gap < 300 ? Math.max(1, Math.round(gap / 30.4)) : null
  const years = Math.round(gap / 365.25)
  return years >= 1 && years <= 3 && Math.abs(gap - years * 365.25) <= tolerance ? years * 12 : null
}

/** The same day of a later month, or the last day of a shorter one. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** First day of the edition of the series right before or after `edition`. */
export function neighbourStart(side: 'previous' | 'next'): RawBuilder<string | null> {
  return side === 'next'
    ? sql<
        string | null
      >`(select min(other.start_date) from exhibition_edition other where other.series_id = edition.series_id
        and other.start_date > edition.start_date and other.set_status is distinct from 'cancelled')`
    : sql<
        string | null
      >`(select max(other.start_date) from exhibition_edition other where other.series_id = edition.series_id
        and other.start_date < edition.start_date and other.set_status is distinct from 'cancelled')`
}
