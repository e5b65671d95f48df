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

/** Adds one case's share to the gradients, given that of the outputs; writes that of the inputs if asked. */
export function addGradient(
  layer: Layer,
  gradient: Layer,
  input: Float32Array,
  ofOutputs: Float32Array,
  ofInputs?: Float32Array,
) {
  const { inputs, outputs, weight } = layer
  ofInputs?.fill(0)
  for (let unit = 0; unit < outputs; unit++) {
    const slope = ofOutputs[unit]!
    if (slope === 0) continue
    gradient.bias[unit] = gradient.bias[unit]! + slope
    const from = unit * inputs
    const sums = gradient.weight
    for (let place = 0; place < inputs; place++) {
      sums[from + place] = sums[from + place]! + slope * input[place]!
    }
    if (!ofInputs) continue
    for (let place = 0; place < inputs; place++) {
      ofInputs[place] = ofInputs[place]! + slope * weight[from + place]!
    }
  }
}
