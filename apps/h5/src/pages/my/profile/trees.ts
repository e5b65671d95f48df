import type { RegionNode } from '@zhzz/contract/reference/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { useRead } from '#api/useRead.ts'
import type { TreeNode } from '#ui/overlay/TreeSheet.tsx'

/** A day: the trees change with the year. */
const staleTime = 24 * 3_600_000

/** Provinces and cities. */
export function useCities(): readonly TreeNode[] {
  return (useRead(reference.queryRegionTree, { level: 2 }, { staleTime }).data ?? []).map(nodeOf)
}

/** What exhibitors are about first, then the sections and divisions of GB/T 4754. */
export function useIndustries(): readonly TreeNode[] {
  const topics = useRead(reference.getTreeDictionary, { type: 'exhibition_industry' }, { staleTime })
  const industries = useRead(reference.industryTree, { level: 2 }, { staleTime })
  return [...(topics.data ?? []), ...(industries.data ?? [])]
}

function nodeOf(region: RegionNode): TreeNode {
  return { code: region.code, label: region.name, children: region.children.map(nodeOf) }
}
