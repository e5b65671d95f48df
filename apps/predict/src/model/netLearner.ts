import { addBatchGradient, type Layer, runBatch } from '#model/layer.ts'
import { fillInput, type NetInput } from '#model/netInput.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** Gathers up to `room` cases, then adds the slope of their log loss to the gradients. */
export function netLearner(
  { input, layers }: { input: NetInput; layers: Layer[] },
  gradients: Layer[],
  room: number,
  dropout: number,
  random: () => number,
) {
  const sizes = [input.size, ...layers.map((layer) => layer.outputs)]
  const signals = sizes.map((size) => new Float32Array(size * room))
  const slopes = sizes.map((size) => new Float32Array(size * room))
  const labels = new Float32Array(room)
  const shares = new Float32Array(room)
  const last = layers.length
  let cases = 0
  return {
    /** The case whose bins lie from `from` on, with its share of the loss. */
    add(bins: Uint8Array, from: number, label: number, share: number): void {
      fillInput(input, bins, from, signals[0]!, cases * input.size)
      labels[cases] = label
      shares[cases] = share
      cases++
    },
    learn(): void {
      for (let at = 0; at < last; at++) {
        const out = signals[at + 1]!
        runBatch(layers[at]!, cases, signals[at]!, out)
        if (at === last - 1) break
        const count = cases * sizes[at + 1]!
        for (let unit = 0; unit < count; unit++)
          out[unit] = out[unit]! > 0 && random() >= dropout ? out[unit]! / (1 - dropout) : 0
      }
      for (let one = 0; one < cases; one++)
        slopes[last]![one] = (1 / (1 + Math.exp(-signals[last]![one]!)) - labels[one]!) * shares[one]!
      for (let at = last - 1; at >= 0; at--) {
        const below = at > 0 ? slopes[at]! : undefined
        addBatchGradient(layers[at]!, gradients[at]!, cases, signals[at]!, slopes[at + 1]!, below)
        if (!below) break
        const signal = signals[at]!
        const count = cases * sizes[at]!
        for (let unit = 0; unit < count; unit++)
          below[unit] = signal[unit]! > 0 ? below[unit]! / (1 - dropout) : 0
      }
      cases = 0
    },
  }
}
