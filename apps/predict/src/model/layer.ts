// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** One fully connected layer; `weight` holds the inputs of output 0, then of output 1 … */
export type Layer = { inputs: number; outputs: number; weight: Float32Array; bias: Float32Array }

/** Normal random weights of the size that keeps signals level through rectified layers, times `scale`. */
export function freshLayer(inputs: number, outputs: number, scale: number, random: () => number): Layer {
  const spread = Math.sqrt(2 / inputs) * scale
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const weight = Float32Array.from({ length: inputs * outputs }, () => spread * normal())
  return { inputs, outputs, weight, bias: new Float32Array(outputs) }
}

/** Weighted sums into `out`, before any rectifying. */
export function runLayer({ inputs, outputs, weight, bias }: Layer, input: Float32Array, out: Float32Array) {
  const even = inputs & ~3
  for (let unit = 0, at = 0; unit < outputs; unit++) {
    let [a, b, c, d] = [bias[unit]!, 0, 0, 0]
    let place = 0
    for (; place < even; place += 4, at += 4) {
      a += weight[at]! * input[place]!
      b += weight[at + 1]! * input[place + 1]!
      c += weight[at + 2]! * input[place + 2]!
      d += weight[at + 3]! * input[place + 3]!
    }
    for (; place < inputs; place++, at++) a += weight[at]! * input[place]!
    out[unit] = a + b + (c + d)
  }
}

/** `runLayer` for `cases` cases lying one after the other; four at a time share each read of a weight. */
export function runBatch(layer: Layer, cases: number, input: Float32Array, out: Float32Array): void {
  const { inputs, outputs, weight, bias } = layer
  const whole = cases & ~3
  for (let first = 0; first < whole; first += 4) {
    const [a, b, c, d] = [first * inputs, (first + 1) * inputs, (first + 2) * inputs, (first + 3) * inputs]
    for (let unit = 0, at = 0; unit < outputs; unit++) {
      let sumA = bias[unit]!
      let sumB = sumA
      let sumC = sumA
      let sumD = sumA
      for (let place = 0; place < inputs; place++, at++) {
        const one = weight[at]!
        sumA += one * input[a + place]!
        sumB += one * input[b + place]!
        sumC += one * input[c + place]!
        sumD += one * input[d + place]!
      }
      const to = first * outputs + unit
      out[to] = sumA
      out[to + outputs] = sumB
      out[to + 2 * outputs] = sumC
      out[to + 3 * outputs] = sumD
    }
  }
  for (let one = whole; one < cases; one++)
    runLayer(
      layer,
      input.subarray(one * inputs, (one + 1) * inputs),
      out.subarray(one * outputs, (one + 1) * outputs),
    )
}

/** Adds what a batch says to the gradients, given its slopes at the outputs; writes those at the inputs if asked. */
export function addBatchGradient(
  layer: Layer,
  gradient: Layer,
  cases: number,
  input: Float32Array,
  ofOutputs: Float32Array,
  ofInputs?: Float32Array,
): void {
  const { inputs, outputs } = layer
  const sums = gradient.weight
  const active = new Uint32Array(cases)
  for (let unit = 0; unit < outputs; unit++) {
    let count = 0
    let bias = 0
    for (let one = 0; one < cases; one++) {
      const slope = ofOutputs[one * outputs + unit]!
      if (slope === 0) continue
      active[count++] = one
      bias += slope
    }
    gradient.bias[unit] = gradient.bias[unit]! + bias
    const from = unit * inputs
    const slopeOf = (at: number) => ofOutputs[active[at]! * outputs + unit]!
    let at = 0
    for (; at + 4 <= count; at += 4) {
      const [a, b, c, d] = [slopeOf(at), slopeOf(at + 1), slopeOf(at + 2), slopeOf(at + 3)]
      const atA = active[at]! * inputs
      const atB = active[at + 1]! * inputs
      const atC = active[at + 2]! * inputs
      const atD = active[at + 3]! * inputs
      for (let place = 0; place < inputs; place++) {
        sums[from + place] =
          sums[from + place]! +
          (a * input[atA + place]! +
            b * input[atB + place]! +
            c * input[atC + place]! +
            d * input[atD + place]!)
      }
    }
    for (; at < count; at++) {
      const slope = slopeOf(at)
      const start = active[at]! * inputs
      for (let place = 0; place < inputs; place++)
        sums[from + place] = sums[from + place]! + slope * input[start + place]!
    }
  }
  if (ofInputs) slopesAtInputs(layer, cases, ofOutputs, ofInputs)
}

function slopesAtInputs(
  { inputs, outputs, weight }: Layer,
  cases: number,
  ofOutputs: Float32Array,
  ofInputs: Float32Array,
): void {
  ofInputs.fill(0)
  for (let one = 0; one < cases; one++) {
    const to = one * inputs
    for (let unit = 0; unit < outputs; unit++) {
      const slope = ofOutputs[one * outputs + unit]!
      if (slope === 0) continue
      const from = unit * inputs
      for (let place = 0; place < inputs; place++)
        ofInputs[to + place] = ofInputs[to + place]! + slope * weight[from + place]!
    }
  }
}
