import type { RowData } from '#model/trainingRows.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

export const binCount = 64

/** Columns of bin numbers. Bin 0 holds the unknown; bin b > 0 holds values ≤ edges[b - 1] and above the edge before. */
export type BinnedRows = { count: number; columns: Uint8Array[]; edges: Float32Array[] }

const sampleSize = 20_000

/** Edges at equal shares of the rows, so that crowded ranges get the finer bins. */
export function binRows(rows: RowData): BinnedRows {
  const columns: Uint8Array[] = []
  const edges: Float32Array[] = []
  for (let feature = 0; feature < rows.width; feature++) {
    const featureEdges = edgesOf(rows, feature)
    const column = new Uint8Array(rows.count)
    for (let row = 0; row < rows.count; row++) {
      column[row] = binOf(featureEdges, rows.values[row * rows.width + feature]!)
    }
    columns.push(column)
    edges.push(featureEdges)
  }
  return { count: rows.count, columns, edges }
}

function edgesOf(rows: RowData, feature: number): Float32Array {
  const step = Math.max(1, Math.floor(rows.count / sampleSize))
  const sample: number[] = []
  for (let row = 0; row < rows.count; row += step) {
    const value = rows.values[row * rows.width + feature]!
    if (!Number.isNaN(value)) sample.push(value)
  }
  const sorted = Float32Array.from(sample).sort()
  const distinct = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1])
  if (distinct.length < binCount) return distinct
  const edges: number[] = []
  for (let bin = 1; bin < binCount; bin++) {
    const edge = sorted[Math.floor((bin * sorted.length) / (binCount - 1)) - 1]!
    if (edge !== edges.at(-1)) edges.push(edge)
  }
  return Float32Array.from(edges)
}

export function binOf(edges: Float32Array, value: number): number {
  if (Number.isNaN(value)) return 0
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= edges[middle]!) high = middle
    else low = middle + 1
  }
  return low + 1
}
