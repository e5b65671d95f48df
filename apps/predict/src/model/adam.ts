// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** A step of Adam for one array of weights: call with the gradient and the step's rate; clears the gradient. */
export function adamFor(weights: Float32Array, shrink: number) {
  const mean = new Float32Array(weights.length)
  const square = new Float32Array(weights.length)
  let fadeMean = 1
  let fadeSquare = 1
  return (gradient: Float32Array, rate: number): void => {
    fadeMean *= 0.9
    fadeSquare *= 0.999
    const step = rate / (1 - fadeMean)
    const level = 1 / (1 - fadeSquare)
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at]! + shrink * weights[at]!
      mean[at] = 0.9 * mean[at]! + 0.1 * slope
      square[at] = 0.999 * square[at]! + 0.001 * slope * slope
      weights[at] = weights[at]! - (step * mean[at]!) / (Math.sqrt(square[at]! * level) + 1e-8)
      gradient[at] = 0
    }
  }
}
