import { type BinnedRows, binCount, binOf } from '#model/binnedRows.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/**
 * How a net sees a row: per feature the rank of its bin, centred and scaled (0 where unknown), and behind them a
 * flag for each feature that is ever unknown. `scale` holds per feature the value of each bin.
 */
export type NetInput = { edges: Float32Array[]; scale: Float32Array; flagged: number[]; size: number }

const rarelyUnknown = 0.01

export function netInputOf({ columns, edges, count }: BinnedRows, blind: readonly number[] = []): NetInput {
  const bins = binCount
  const scale = new Float32Array(columns.length * bins)
  const flagged: number[] = []
  columns.forEach((column, feature) => {
    if (blind.includes(feature)) return
    const counts = new Float64Array(bins)
    for (let row = 0; row < count; row++) counts[column[row]!] = counts[column[row]!]! + 1
    let sum = 0
    let squares = 0
    counts.forEach((times, bin) => {
      if (bin === 0) return
      sum += times * bin
      squares += times * bin * bin
    })
    const known = Math.max(1, count - counts[0]!)
    const mean = sum / known
    const spread = Math.sqrt(Math.max(0, squares / known - mean * mean)) + 0.05
    for (let bin = 1; bin < bins; bin++) scale[feature * bins + bin] = (bin - mean) / spread
    if (counts[0]! > rarelyUnknown * count) flagged.push(feature)
  })
  return { edges, scale, flagged, size: columns.length + flagged.length }
}

/** Writes what the net sees of the row whose bins lie from `from` on, to `to` and the places behind it. */
export function fillInput(
  { edges, scale, flagged }: NetInput,
  bins: Uint8Array,
  from: number,
  out: Float32Array,
  to = 0,
) {
  const width = edges.length
  for (let feature = 0; feature < width; feature++) {
    out[to + feature] = scale[feature * binCount + bins[from + feature]!]!
  }
  for (let flag = 0; flag < flagged.length; flag++) {
    out[to + width + flag] = Number(bins[from + flagged[flag]!] === 0)
  }
}

/** The bins of a row of plain values. */
export function fillBins({ edges }: NetInput, values: Float32Array, from: number, bins: Uint8Array): void {
  for (let feature = 0; feature < edges.length; feature++) {
    bins[feature] = binOf(edges[feature]!, values[from + feature]!)
  }
}

/** Bins row after row: a net takes rows in random order, and each should lie in one place. */
export function rowBins({ columns, count }: BinnedRows): Uint8Array {
  const width = columns.length
  const bins = new Uint8Array(count * width)
  columns.forEach((column, feature) => {
    for (let row = 0; row < count; row++) bins[row * width + feature] = column[row]!
  })
  return bins
}
