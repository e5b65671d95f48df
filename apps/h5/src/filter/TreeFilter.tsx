import { useState } from 'react'
import { useTreeNodes, wordsIn } from '#filter/treeNodes.ts'
import type { Tree } from '#nav/filterKinds.ts'
import { chosenText } from '#ui/list/chosenText.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { TreeSheet } from '#ui/overlay/TreeSheet.tsx'

interface TreeFilterProps {
  title: string
  tree: Tree
  chosen: readonly string[]
  /** At most so many codes. */
  max: number
  onChoose: (codes: readonly string[]) => void
  /** What a tap does instead of opening the sheet. */
  refuse?: (() => void) | undefined
}

/** 地区, 行业: codes of a tree of two levels. */
export function TreeFilter({ title, tree, chosen, max, onChoose, refuse }: TreeFilterProps) {
  const [open, setOpen] = useState(false)
  const nodes = useTreeNodes(tree, open || chosen.length > 0)
  return (
    <>
      <FilterButton
        label={title}
        chosen={chosenText(title, wordsIn(nodes, chosen))}
        onClick={refuse ?? (() => setOpen(true))}
      />
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        nodes={nodes}
        chosen={chosen}
        max={max}
        onChoose={onChoose}
      />
    </>
  )
}
