import type { FreeSpan, HallOccupancy, OccupancySpan } from '@zhzz/contract/hall/occupancy.ts'

export interface TimelineRow {
  /** Empty: what nobody names a pavilion of. */
  pavilion: string
  spans: readonly OccupancySpan[]
  free: readonly FreeSpan[]
}

/** What of a hall's calendar stands in which row: the pavilions as one walks past them, then what is in none of them for sure. */
export function rowsOf({ pavilions, spans, free }: HallOccupancy): TimelineRow[] {
  const rows = pavilions.map((pavilion) => ({
    pavilion,
    spans: spans.filter((span) => span.isWholeHall || span.pavilions.includes(pavilion)),
    free: free.filter((one) => one.pavilion === pavilion),
  }))
  const unnamed = spans.filter(
    (span) => span.pavilions.length === 0 && (!span.isWholeHall || rows.length === 0),
  )
  return unnamed.length === 0 ? rows : [...rows, { pavilion: '', spans: unnamed, free: [] }]
}
