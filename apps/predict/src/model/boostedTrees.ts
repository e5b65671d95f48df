import { binRows } from '#model/binnedRows.ts'
import { growTree, type TreeShape } from '#model/growTree.ts'
import { randomFrom } from '#model/random.ts'
import type { TrainingRows } from '#model/trainingRows.ts'
import { type Tree, treeValue } from '#model/tree.ts'

// Indices stay inside the arrays they are made from, hence the ! of this file.

/** Gradient-boosted trees for log-odds. */
export type BoostedTrees = { base: number; trees: Tree[]; width: number }

export type BoostOptions = TreeShape & {
  trees: number
  /** Share of the rows and of the features each tree sees. */
  rowShare: number
  featureShare: number
  seed: number
}

export function trainBoostedTrees(rows: TrainingRows, options: BoostOptions): BoostedTrees {
  const binned = binRows(rows)
  const random = randomFrom(options.seed)
  let positive = 0
  let total = 0
  for (let row = 0; row < rows.count; row++) {
    total += rows.weights[row]!
    positive += rows.weights[row]! * rows.labels[row]!
  }
  const base = Math.log((positive + 1) / (total - positive + 1))
  const score = new Float64Array(rows.count).fill(base)
  const gradient = new Float32Array(rows.count)
  const hessian = new Float32Array(rows.count)
  const trees: Tree[] = []
  for (let round = 0; round < options.trees; round++) {
    for (let row = 0; row < rows.count; row++) {
      const probability = 1 / (1 + Math.exp(-score[row]!))
      gradient[row] = rows.weights[row]! * (probability - rows.labels[row]!)
      hessian[row] = rows.weights[row]! * probability * (1 - probability)
    }
    const chosen = new Uint32Array(rows.count)
    let chosenCount = 0
    for (let row = 0; row < rows.count; row++) if (random() < options.rowShare) chosen[chosenCount++] = row
    const features = Array.from({ length: rows.width }, (_, feature) => feature).filter(
      () => random() < options.featureShare,
    )
    if (features.length === 0) features.push(round % rows.width)
    const tree = growTree(binned, chosen.slice(0, chosenCount), gradient, hessian, features, options)
    for (let row = 0; row < rows.count; row++) {
      score[row] = score[row]! + treeValue(tree, rows.values, row * rows.width)
    }
    trees.push(tree)
  }
  return { base, trees, width: rows.width }
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
