const spread = Math.sqrt(12)

/**
 * Per row its place in a column among the rows of `reference` (those of the last list), from −√3 (lowest) to √3
 * (highest), 0 where unknown: a score that no training can bend to the past.
 */
export function standingOf(
  values: Float32Array,
  width: number,
  column: number,
  isReference: (row: number) => boolean,
): Float32Array {
  const count = values.length / width
  const valueOf = (row: number) => values[row * width + column] ?? Number.NaN
  const standing = new Float32Array(count)
  const known = Float32Array.from(Array.from({ length: count }, (_, row) => row).filter(isReference), valueOf)
    .filter((value) => !Number.isNaN(value))
    .sort()
  if (known.length < 5) return standing
  return standing.map((_, row) => {
    const value = valueOf(row)
    if (Number.isNaN(value)) return 0
    const place = (countBelow(known, value, false) + countBelow(known, value, true)) / 2 / known.length
    return (place - 0.5) * spread
  })
}

/** How many of the rising values are below `value`, or not above it. */
function countBelow(rising: Float32Array, value: number, orEqual: boolean): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = rising[middle] ?? 0
    if (one < value || (orEqual && one === value)) low = middle + 1
    else high = middle
  }
  return low
}
