/** The words (small whole numbers) that are true of one case. */
export type SparseRow = number[]

export type SparseLogistic = { logOdds: (row: SparseRow) => number }

const rounds = 8
const step = 0.25
const shrink = 0.002

/** Logistic regression on true/false words by AdaGrad in the order given; always the same result. */
export function trainSparseLogistic(rows: SparseRow[], labels: boolean[]): SparseLogistic {
  let size = 1
  for (const row of rows) for (const word of row) if (word >= size) size = word + 1
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1)
  const logOdds = (row: SparseRow) => {
    let sum = -3
    for (const word of row) sum += weights[word] ?? 0
    return sum
  }
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? []
      const error = 1 / (1 + Math.exp(-logOdds(row))) - Number(labels[at])
      for (const word of row) {
        const weight = weights[word] ?? 0
        const gradient = error + shrink * weight
        const square = (squares[word] ?? 0) + gradient * gradient
        squares[word] = square
        weights[word] = weight - (step * gradient) / Math.sqrt(square)
      }
    }
  }
  return { logOdds }
}
