import { type RegionNode, reference } from '@zhzz/contract/reference/calls.ts'
import { useRead } from '#api/useRead.ts'
import type { Tree } from '#nav/filterKinds.ts'
import type { TreeNode } from '#ui/overlay/TreeSheet.tsx'

/** A day: the trees change with the year. */
const staleTime = 24 * 3_600_000

function nodeOf({ code, name, children }: RegionNode): TreeNode {
  return { code, label: name, children: children.map(nodeOf) }
}

/** A tree of codes in the reader's language; empty until it is there. Read when it is wanted. */
export function useTreeNodes(tree: Tree, isWanted: boolean): readonly TreeNode[] {
  const isOfRegions = tree === 'regions' || tree === 'worldRegions'
  const regions = useRead(
    reference.queryRegionTree,
    { level: 2, ...(tree === 'worldRegions' && { includeOverseas: 'true' as const }) },
    { enabled: isWanted && isOfRegions, staleTime },
  )
  const industries = useRead(
    reference.industryTree,
    { level: 2 },
    { enabled: isWanted && tree === 'industries', staleTime },
  )
  const topics = useRead(
    reference.getTreeDictionary,
    { type: 'exhibition_industry' },
    { enabled: isWanted && tree === 'topics', staleTime },
  )
  if (isOfRegions) return (regions.data ?? []).map(nodeOf)
  return (tree === 'topics' ? topics : industries).data ?? []
}

/** The words of codes in a tree; null where the tree does not say. */
export function wordsIn(nodes: readonly TreeNode[], codes: readonly string[]): (string | null)[] {
  const all = nodes.flatMap((node) => [node, ...node.children])
  return codes.map((code) => all.find((node) => node.code === code)?.label ?? null)
}
