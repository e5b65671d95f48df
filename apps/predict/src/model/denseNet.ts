import { adamFor } from '#model/adam.ts'
import type { BinnedRows } from '#model/binnedRows.ts'
import { freshLayer, type Layer, runBatch } from '#model/layer.ts'
import { fillBins, fillInput, type NetInput, netInputOf, rowBins } from '#model/netInput.ts'
import { netLearner } from '#model/netLearner.ts'
import { randomFrom } from '#model/random.ts'
import type { RowData } from '#model/trainingRows.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** A small rectified net for log-odds; it errs elsewhere than trees do. */
export type DenseNet = { input: NetInput; layers: Layer[] }

export type NetOptions = {
  hidden: number[]
  epochs: number
  rate: number
  /** Pull of every weight towards 0. */
  shrink: number
  /** Share of hidden units left out for a case while learning. */
  dropout: number
  /** Places of the features it does not see. */
  blind?: readonly number[]
  seed: number
}

const batch = 512
const warmSteps = 300
/** No case may count more than this many average ones. */
const heaviest = 8

export function trainDenseNet(rows: RowData, options: NetOptions, binned: BinnedRows): DenseNet {
  const random = randomFrom(options.seed)
  const input = netInputOf(binned, options.blind)
  const layers = freshLayers(input.size, options.hidden, random)
  const bins = rowBins(binned)
  const weights = caseWeights(rows)
  layers.at(-1)!.bias[0] = startLogOdds(rows, weights)
  const gradients = layers.map(emptyLike)
  const steps = layers.map(({ weight, bias }) => ({
    weight: adamFor(weight, options.shrink),
    bias: adamFor(bias, 0),
  }))
  const learner = netLearner({ input, layers }, gradients, batch, options.dropout, random)
  const order = Uint32Array.from({ length: rows.count }, (_, row) => row)
  const batches = Math.max(1, Math.floor(rows.count / batch))
  const total = options.epochs * batches
  for (let step = 0; step < total; step++) {
    if (step % batches === 0) shuffle(order, random)
    const from = (step % batches) * batch
    const to = Math.min(rows.count, from + batch)
    for (let at = from; at < to; at++) {
      const row = order[at]!
      learner.add(bins, row * rows.width, rows.labels[row]!, weights[row]! / (to - from))
    }
    learner.learn()
    const rate = options.rate * Math.min(1, (step + 2) / warmSteps) * (1 - step / total) ** 0.7
    steps.forEach((one, at) => {
      one.weight(gradients[at]!.weight, rate)
      one.bias(gradients[at]!.bias, rate)
    })
  }
  return { input, layers }
}

function freshLayers(inputs: number, hidden: number[], random: () => number): Layer[] {
  const sizes = [inputs, ...hidden, 1]
  return sizes.slice(1).map((size, at) => freshLayer(sizes[at]!, size, size === 1 ? 0.1 : 1, random))
}

const emptyLike = ({ inputs, outputs, weight, bias }: Layer): Layer => ({
  inputs,
  outputs,
  weight: new Float32Array(weight.length),
  bias: new Float32Array(bias.length),
})

function caseWeights(rows: RowData): Float32Array {
  const weights = rows.weights.slice(0, rows.count)
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / rows.count
  return weights.map((weight) => Math.min(heaviest, weight / mean))
}

function startLogOdds(rows: RowData, weights: Float32Array): number {
  let came = 1
  let all = 2
  for (let row = 0; row < rows.count; row++) {
    all += weights[row]!
    came += weights[row]! * rows.labels[row]!
  }
  return Math.log(came / (all - came))
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
}

/** Log-odds of each row of `values`. */
export function denseLogOdds({ input, layers }: DenseNet, values: Float32Array): Float64Array {
  const width = input.edges.length
  const signals = [input.size, ...layers.map((layer) => layer.outputs)].map(
    (size) => new Float32Array(batch * size),
  )
  const bins = new Uint8Array(width)
  const out = new Float64Array(values.length / width)
  for (let from = 0; from < out.length; from += batch) {
    const cases = Math.min(batch, out.length - from)
    for (let one = 0; one < cases; one++) {
      fillBins(input, values, (from + one) * width, bins)
      fillInput(input, bins, 0, signals[0]!, one * input.size)
    }
    layers.forEach((layer, at) => {
      const signal = signals[at + 1]!
      runBatch(layer, cases, signals[at]!, signal)
      if (at < layers.length - 1)
        for (let unit = 0; unit < signal.length; unit++) if (signal[unit]! < 0) signal[unit] = 0
    })
    for (let one = 0; one < cases; one++) out[from + one] = signals.at(-1)![one]!
  }
  return out
}
