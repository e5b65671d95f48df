import { type BinnedRows, binCount } from '#model/binnedRows.ts'
import { bestSplit, type Split } from '#model/split.ts'
import type { Tree } from '#model/tree.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

export type TreeShape = { leaves: number; minHessian: number; l2: number; rate: number }

/** Where the rows of a leaf lie in `rows` once the tree has grown. */
export type GrownLeaf = { node: number; from: number; to: number }

type Leaf = GrownLeaf & { histogram: Float64Array; split: Split | undefined }

/**
 * Grows one tree on the rows named in `rows`, always splitting the leaf that gains most. Reorders `rows`.
 * A histogram holds for each feature and bin the sums of gradient and hessian.
 */
export function growTree(
  binned: BinnedRows,
  rows: Uint32Array,
  gradient: Float32Array,
  hessian: Float32Array,
  features: number[],
  shape: TreeShape,
): { tree: Tree; leaves: GrownLeaf[] } {
  const size = shape.leaves * 2 - 1
  const tree: Tree = {
    feature: new Int16Array(size).fill(-1),
    threshold: new Float32Array(size),
    unknownLeft: new Uint8Array(size),
    left: new Int16Array(size),
    right: new Int16Array(size),
    value: new Float64Array(size),
  }
  const orderedGradient = new Float32Array(rows.length)
  const orderedHessian = new Float32Array(rows.length)
  const spare = new Uint32Array(rows.length)

  const histogramOf = (from: number, to: number): Float64Array => {
    const histogram = new Float64Array(binned.columns.length * binCount * 2)
    for (let at = from; at < to; at++) {
      orderedGradient[at] = gradient[rows[at]!]!
      orderedHessian[at] = hessian[rows[at]!]!
    }
    for (const feature of features) {
      const column = binned.columns[feature]!
      const base = feature * binCount * 2
      for (let at = from; at < to; at++) {
        const place = base + column[rows[at]!]! * 2
        histogram[place] = histogram[place]! + orderedGradient[at]!
        histogram[place + 1] = histogram[place + 1]! + orderedHessian[at]!
      }
    }
    return histogram
  }
  const leafOf = (node: number, from: number, to: number, histogram: Float64Array): Leaf => {
    const base = features[0]! * binCount * 2
    let sumGradient = 0
    let sumHessian = 0
    for (let bin = 0; bin < binCount; bin++) {
      sumGradient += histogram[base + bin * 2]!
      sumHessian += histogram[base + bin * 2 + 1]!
    }
    tree.value[node] = (-sumGradient / (sumHessian + shape.l2)) * shape.rate
    return {
      node,
      from,
      to,
      histogram,
      split: bestSplit(histogram, features, sumGradient, sumHessian, shape),
    }
  }

  const leaves = [leafOf(0, 0, rows.length, histogramOf(0, rows.length))]
  let nodes = 1
  while (leaves.length < shape.leaves) {
    let best: Leaf | undefined
    for (const leaf of leaves) if (leaf.split && leaf.split.gain > (best?.split?.gain ?? 0)) best = leaf
    const split = best?.split
    if (!best || !split) break
    const middle = partition(rows, best.from, best.to, binned.columns[split.feature]!, split, spare)
    const [left, right] = [nodes++, nodes++]
    tree.feature[best.node] = split.feature
    tree.threshold[best.node] =
      split.bin === 0 ? Number.NEGATIVE_INFINITY : binned.edges[split.feature]![split.bin - 1]!
    tree.unknownLeft[best.node] = Number(split.unknownLeft)
    tree.left[best.node] = left
    tree.right[best.node] = right
    const leftIsSmall = middle - best.from < best.to - middle
    const small = leftIsSmall ? histogramOf(best.from, middle) : histogramOf(middle, best.to)
    const large = best.histogram
    for (let place = 0; place < large.length; place++) large[place] = large[place]! - small[place]!
    leaves[leaves.indexOf(best)] = leafOf(left, best.from, middle, leftIsSmall ? small : large)
    leaves.push(leafOf(right, middle, best.to, leftIsSmall ? large : small))
  }
  return { tree, leaves }
}

/** Rows going left first, both sides in their order before; gives the first place of the right side. */
function partition(
  rows: Uint32Array,
  from: number,
  to: number,
  column: Uint8Array,
  split: Split,
  spare: Uint32Array,
): number {
  let left = from
  let right = 0
  for (let at = from; at < to; at++) {
    const row = rows[at]!
    const bin = column[row]!
    if (bin === 0 ? split.unknownLeft : bin <= split.bin) rows[left++] = row
    else spare[right++] = row
  }
  rows.set(spare.subarray(0, right), left)
  return left
}
