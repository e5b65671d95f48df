/** Turns a model's log-odds into log-odds that come true: slope × log-odds + shift. */
export type Platt = { slope: number; shift: number }

/** Fits slope and shift by Newton's method on log loss, held lightly to (1, 0). */
export function fitPlatt(logOdds: number[], happened: boolean[]): Platt {
  let slope = 1
  let shift = 0
  const hold = 10
  for (let round = 0; round < 30; round++) {
    let gSlope = hold * (slope - 1)
    let gShift = hold * shift
    let hSlope = hold
    let hShift = hold
    let hBoth = 0
    logOdds.forEach((value, at) => {
      const probability = 1 / (1 + Math.exp(-(slope * value + shift)))
      const error = probability - Number(happened[at])
      const weight = probability * (1 - probability)
      gSlope += error * value
      gShift += error
      hSlope += weight * value * value
      hShift += weight
      hBoth += weight * value
    })
    const determinant = hSlope * hShift - hBoth * hBoth
    const slopeStep = (gSlope * hShift - gShift * hBoth) / determinant
    const shiftStep = (gShift * hSlope - gSlope * hBoth) / determinant
    slope -= slopeStep
    shift -= shiftStep
    if (Math.abs(slopeStep) + Math.abs(shiftStep) < 1e-8) break
  }
  return { slope, shift }
}
