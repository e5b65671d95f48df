import type { DenseNet } from '#model/denseNet.ts'
import { runLayer } from '#model/layer.ts'
import { fillBins, fillInput } from '#model/netInput.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/**
 * What each feature adds to a net's log-odds of one row, against the average row: differences are passed back
 * through the rectified units in proportion (DeepLIFT's rescale rule), so they add up exactly.
 */
export function denseContributions({ input, layers }: DenseNet, row: Float32Array) {
  const seen = new Float32Array(input.size)
  const bins = new Uint8Array(row.length)
  fillBins(input, row, 0, bins)
  fillInput(input, bins, 0, seen)
  const here = sumsOf(layers, seen)
  const average = sumsOf(layers, new Float32Array(input.size))
  let weights = Float64Array.of(1)
  for (let at = layers.length - 1; at >= 0; at--) {
    const { inputs, outputs, weight } = layers[at]!
    const below = new Float64Array(inputs)
    for (let unit = 0; unit < outputs; unit++) {
      const gain = at === layers.length - 1 ? 1 : passed(here[at]![unit]!, average[at]![unit]!)
      const share = weights[unit]! * gain
      for (let place = 0; place < inputs; place++)
        below[place] = below[place]! + share * weight[unit * inputs + place]!
    }
    weights = below
  }
  const width = input.edges.length
  const contributions = new Float64Array(width)
  for (let feature = 0; feature < width; feature++)
    contributions[feature] = weights[feature]! * seen[feature]!
  input.flagged.forEach((feature, flag) => {
    contributions[feature] = contributions[feature]! + weights[width + flag]! * seen[width + flag]!
  })
  return { base: average.at(-1)![0]!, contributions }
}

/** How much of a unit's difference from the average gets through its rectifier. */
function passed(here: number, average: number): number {
  const difference = here - average
  if (Math.abs(difference) < 1e-6) return Number(here > 0)
  return (Math.max(0, here) - Math.max(0, average)) / difference
}

/** Each layer's sums before rectifying. */
function sumsOf(layers: DenseNet['layers'], seen: Float32Array): Float32Array[] {
  let signal = seen
  return layers.map((layer) => {
    const sums = new Float32Array(layer.outputs)
    runLayer(layer, signal, sums)
    signal = sums.map((value) => Math.max(0, value))
    return sums
  })
}
