import { type BinnedRows, binRows } from '#model/binnedRows.ts'
import { growTree, type TreeShape } from '#model/growTree.ts'
import { randomFrom } from '#model/random.ts'
import type { RowData } from '#model/trainingRows.ts'
import { type Tree, treeValue } from '#model/tree.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** Gradient-boosted trees for log-odds. */
export type BoostedTrees = { base: number; trees: Tree[]; width: number }

export type BoostOptions = TreeShape & {
  trees: number
  /** Shares of the rows and of the features each tree sees. */
  rowShare: number
  featureShare: number
  /** Places of the features it does not see. */
  blind?: readonly number[]
  seed: number
}

export function trainBoostedTrees(
  rows: RowData,
  options: BoostOptions,
  binned: BinnedRows = binRows(rows),
): BoostedTrees {
  const random = randomFrom(options.seed)
  const base = baseLogOdds(rows)
  const score = new Float64Array(rows.count).fill(base)
  const gradient = new Float32Array(rows.count)
  const hessian = new Float32Array(rows.count)
  const trees: Tree[] = []
  for (let round = 0; round < options.trees; round++) {
    const { chosen, rest } = drawRows(rows, options, random)
    for (const row of chosen) {
      const probability = 1 / (1 + Math.exp(-score[row]!))
      gradient[row] = rows.weights[row]! * (probability - rows.labels[row]!)
      hessian[row] = rows.weights[row]! * probability * (1 - probability)
    }
    const { tree, leaves } = growTree(
      binned,
      chosen,
      gradient,
      hessian,
      drawFeatures(rows.width, options, random, round),
      options,
    )
    for (const { node, from, to } of leaves) {
      const value = tree.value[node]!
      for (let at = from; at < to; at++) score[chosen[at]!] = score[chosen[at]!]! + value
    }
    for (const row of rest) score[row] = score[row]! + treeValue(tree, rows.values, row * rows.width)
    trees.push(tree)
  }
  return { base, trees, width: rows.width }
}

function baseLogOdds(rows: RowData): number {
  let positive = 1
  let negative = 1
  for (let row = 0; row < rows.count; row++) {
    if (rows.labels[row] === 1) positive += rows.weights[row]!
    else negative += rows.weights[row]!
  }
  return Math.log(positive / negative)
}

function drawRows(rows: RowData, { rowShare }: BoostOptions, random: () => number) {
  const chosen = new Uint32Array(rows.count)
  const rest = new Uint32Array(rows.count)
  let chosenCount = 0
  let restCount = 0
  for (let row = 0; row < rows.count; row++) {
    if (random() < rowShare) chosen[chosenCount++] = row
    else rest[restCount++] = row
  }
  return { chosen: chosen.slice(0, chosenCount), rest: rest.subarray(0, restCount) }
}

function drawFeatures(width: number, options: BoostOptions, random: () => number, round: number): number[] {
  const seen = Array.from({ length: width }, (_, feature) => feature).filter(
    (feature) => !options.blind?.includes(feature),
  )
  const drawn = seen.filter(() => random() < options.featureShare)
  return drawn.length > 0 ? drawn : seen.slice(round % seen.length).slice(0, 1)
}

/** Log-odds of each row of `values`. */
export function boostedLogOdds(model: BoostedTrees, values: Float32Array): Float64Array {
  const out = new Float64Array(values.length / model.width).fill(model.base)
  for (const tree of model.trees) {
    for (let row = 0; row < out.length; row++)
      out[row] = out[row]! + treeValue(tree, values, row * model.width)
  }
  return out
}
