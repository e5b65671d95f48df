import type { FreeSpan, HallOccupancy, OccupancySpan } from '@zhzz/contract/hall/occupancy.ts'
import type { HallSlot } from '@zhzz/contract/hall/slot.ts'

export interface TimelineRow {
  /** Empty: what nobody names a pavilion of. */
  pavilion: string
  spans: readonly OccupancySpan[]
  free: readonly FreeSpan[]
  /** Entries of one's own and of the team. */
  slots: readonly HallSlot[]
}

/** What of a hall's calendar stands in which row: the pavilions as one walks past them, then what is in none of them for sure. */
export function rowsOf(
  { pavilions, spans, free }: HallOccupancy,
  planned: readonly HallSlot[] = [],
): TimelineRow[] {
  const slots = planned.filter(({ status }) => status !== 'cancelled')
  const written = slots.flatMap((slot) => slot.pavilions)
  const rows = [...new Set([...pavilions, ...written])].map((pavilion) => ({
    pavilion,
    spans: spans.filter((span) => span.isWholeHall || span.pavilions.includes(pavilion)),
    free: free.filter((one) => one.pavilion === pavilion),
    slots: slots.filter((slot) => slot.pavilions.includes(pavilion)),
  }))
  const unnamed = spans.filter(
    (span) => span.pavilions.length === 0 && (!span.isWholeHall || rows.length === 0),
  )
  const anywhere = slots.filter((slot) => slot.pavilions.length === 0)
  if (unnamed.length === 0 && anywhere.length === 0) return rows
  return [...rows, { pavilion: '', spans: unnamed, free: [], slots: anywhere }]
}

/** The days that an entry takes, building and taking down with them. */
export function daysOf(slot: HallSlot): { from: string; to: string } {
  return { from: slot.moveInStart ?? slot.startDate, to: slot.moveOutEnd ?? slot.endDate }
}
