const minute = 60_000

/** 2026-11-23T20:31:05.123+08:00: the machine's clock, so that lines of several machines can be told apart. */
export function timeWithZone(now = new Date()): string {
  const offset = -now.getTimezoneOffset()
  const local = new Date(now.getTime() + offset * minute).toISOString().slice(0, -1)
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(size / 60)}:${twoDigits(size % 60)}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
