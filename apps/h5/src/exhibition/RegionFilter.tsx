import { type RegionNode, reference } from '@zhzz/contract/reference/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { chosenText } from '#exhibition/chosenText.ts'
import { codesOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { type TreeNode, TreeSheet } from '#ui/overlay/TreeSheet.tsx'

function nodeOf(region: RegionNode): TreeNode {
  return { code: region.code, label: region.name, children: region.children.map(nodeOf) }
}

/** 地区: provinces and cities, and countries. */
export function RegionFilter({ chosen }: { chosen: string | undefined }) {
  const [open, setOpen] = useState(false)
  const tree = useRead(
    reference.queryRegionTree,
    { level: 2, includeOverseas: 'true' },
    { enabled: open || chosen !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  const nodes = (tree.data ?? []).map(nodeOf)
  const codes = codesOf(chosen)
  return (
    <>
      <FilterButton
        label={t('company.region')}
        chosen={chosenText(nodes, codes)}
        onClick={() => setOpen(true)}
      />
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('company.region')}
        nodes={nodes}
        chosen={codes}
        onChoose={(next) => setParams({ regionCode: next.join(',') || undefined })}
      />
    </>
  )
}
