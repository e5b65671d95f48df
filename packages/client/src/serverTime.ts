/** The way of an answer, the whole seconds of its `Date`, and what clocks usually differ by. */
const tolerated = 60_000

let ahead = 0

/** Learns from the `Date` of an answer of the server how far this device's clock is off. */
export function learnTime(date: string | null): void {
  const off = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(off)) ahead = Math.abs(off) < tolerated ? 0 : off
}

/** Now by the server's clock, in milliseconds since 1970: a person's device may be wrong by days. */
export function serverNow(): number {
  return Date.now() + ahead
}
