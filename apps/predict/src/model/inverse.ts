// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** Inverse of a positive definite matrix of `size` × `size`, row after row (Gauss-Jordan). */
export function inverseOf(matrix: Float64Array, size: number): Float64Array {
  const left = matrix.slice()
  const right = new Float64Array(size * size)
  for (let at = 0; at < size; at++) right[at * size + at] = 1
  for (let pivot = 0; pivot < size; pivot++) {
    const from = pivot * size
    const scale = 1 / left[from + pivot]!
    for (let column = 0; column < size; column++) {
      left[from + column] = left[from + column]! * scale
      right[from + column] = right[from + column]! * scale
    }
    for (let row = 0; row < size; row++) {
      const to = row * size
      const factor = left[to + pivot]!
      if (row === pivot || factor === 0) continue
      for (let column = 0; column < size; column++) {
        left[to + column] = left[to + column]! - factor * left[from + column]!
        right[to + column] = right[to + column]! - factor * right[from + column]!
      }
    }
  }
  return right
}
