import { binCount } from '#model/binnedRows.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** Bins 1…bin go left; the unknown (bin 0) goes where it gains more. */
export type Split = { feature: number; bin: number; unknownLeft: boolean; gain: number }

export function bestSplit(
  histogram: Float64Array,
  features: number[],
  sumGradient: number,
  sumHessian: number,
  { minHessian, l2 }: { minHessian: number; l2: number },
): Split | undefined {
  if (sumHessian < minHessian * 2) return undefined
  const whole = (sumGradient * sumGradient) / (sumHessian + l2)
  let best: Split | undefined
  let bestGain = 1e-6
  for (const feature of features) {
    const base = feature * binCount * 2
    const unknownGradient = histogram[base]!
    const unknownHessian = histogram[base + 1]!
    let gradient = 0
    let hessian = 0
    for (let bin = 0; bin < binCount - 1; bin++) {
      if (bin > 0) {
        gradient += histogram[base + bin * 2]!
        hessian += histogram[base + bin * 2 + 1]!
        if (histogram[base + bin * 2 + 1] === 0) continue
      }
      for (let side = 0; side < 2; side++) {
        const unknownLeft = side === 1
        if (unknownLeft ? unknownHessian === 0 : bin === 0) continue
        const leftGradient = unknownLeft ? gradient + unknownGradient : gradient
        const leftHessian = unknownLeft ? hessian + unknownHessian : hessian
        const rightHessian = sumHessian - leftHessian
        if (leftHessian < minHessian || rightHessian < minHessian) continue
        const rightGradient = sumGradient - leftGradient
        const gain =
          (leftGradient * leftGradient) / (leftHessian + l2) +
          (rightGradient * rightGradient) / (rightHessian + l2) -
          whole
        if (gain > bestGain) {
          bestGain = gain
          best = { feature, bin, unknownLeft, gain }
        }
      }
    }
  }
  return best
}
