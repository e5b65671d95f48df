const spread = Math.sqrt(12)

/**
 * Per row the mean of its places in the given columns among the rows of `reference` (those of the last list), each
 * place from −√3 (lowest) to √3 (highest), 0 where unknown: a score that no training can bend to the past.
 */
export function standingOf(
  values: Float32Array,
  width: number,
  columns: readonly number[],
  isReference: (row: number) => boolean,
): Float32Array {
  const count = values.length / width
  const rows = Array.from({ length: count }, (_, row) => row).filter(isReference)
  const standing = new Float32Array(count)
  for (const column of columns) {
    const known = Float32Array.from(rows, (row) => values[row * width + column] ?? Number.NaN)
      .filter((value) => !Number.isNaN(value))
      .sort()
    if (known.length < 5) continue
    for (let row = 0; row < count; row++) {
      const value = values[row * width + column] ?? Number.NaN
      if (Number.isNaN(value)) continue
      const place = (countBelow(known, value, false) + countBelow(known, value, true)) / 2 / known.length
      standing[row] = (standing[row] ?? 0) + ((place - 0.5) * spread) / columns.length
    }
  }
  return standing
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
