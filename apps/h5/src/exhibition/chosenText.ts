import type { TreeNode } from '#ui/overlay/TreeSheet.tsx'

/** What a filter button says: the first chosen label and how many there are; undefined when none is chosen. */
export function chosenText(nodes: readonly TreeNode[], codes: readonly string[]): string | undefined {
  if (codes.length === 0) return undefined
  const first = nodes.flatMap((node) => [node, ...node.children]).find((node) => codes.includes(node.code))
  const label = first?.label ?? codes[0]
  return codes.length > 1 ? `${label} (${codes.length})` : label
}
