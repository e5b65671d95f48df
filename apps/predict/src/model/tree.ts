// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** A regression tree as parallel arrays; node 0 is the root, `feature` -1 marks a leaf. */
export type Tree = {
  feature: Int16Array
  /** Values ≤ threshold go left. */
  threshold: Float32Array
  unknownLeft: Uint8Array
  left: Int16Array
  right: Int16Array
  /** Of the leaves, and of the inner nodes what they would say if the tree ended there. */
  value: Float64Array
}

/** Where a row with `value` in the node's feature goes next. */
export function childOf(tree: Tree, node: number, value: number): number {
  const goesLeft = Number.isNaN(value) ? tree.unknownLeft[node] === 1 : value <= tree.threshold[node]!
  return goesLeft ? tree.left[node]! : tree.right[node]!
}

export function treeValue(tree: Tree, values: Float32Array, from: number): number {
  let node = 0
  for (;;) {
    const feature = tree.feature[node]!
    if (feature < 0) return tree.value[node]!
    node = childOf(tree, node, values[from + feature]!)
  }
}
