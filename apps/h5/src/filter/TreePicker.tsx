import { useState } from 'react'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { useTreeNodes, wordsIn } from '#filter/treeNodes.ts'
import type { Tree } from '#nav/filterKinds.ts'
import { TreeSheet } from '#ui/overlay/TreeSheet.tsx'

interface TreePickerProps {
  title: string
  tree: Tree
  chosen: readonly string[]
  max: number
  onChange: (codes: readonly string[]) => void
}

/** Codes of a tree, on a sheet with other filters. */
export function TreePicker({ title, tree, chosen, max, onChange }: TreePickerProps) {
  const [open, setOpen] = useState(false)
  const nodes = useTreeNodes(tree, true)
  const words = wordsIn(nodes, chosen)
  return (
    <>
      <PickedRow label={title} onOpen={() => setOpen(true)}>
        {chosen.map((code, at) => (
          <PickedChip
            key={code}
            name={words[at] ?? code}
            onRemove={() => onChange(chosen.filter((other) => other !== code))}
          />
        ))}
      </PickedRow>
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        nodes={nodes}
        chosen={chosen}
        max={max}
        onChoose={onChange}
      />
    </>
  )
}
