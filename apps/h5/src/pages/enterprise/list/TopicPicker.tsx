import { reference } from '@zhzz/contract/reference/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import { TreeSheet } from '#ui/overlay/TreeSheet.tsx'

interface TopicPickerProps {
  chosen: readonly string[]
  onChange: (codes: readonly string[]) => void
}

/** 展会行业: topics of the exhibitions a company was listed at. */
export function TopicPicker({ chosen, onChange }: TopicPickerProps) {
  const [open, setOpen] = useState(false)
  const tree = useRead(
    reference.getTreeDictionary,
    { type: 'exhibition_industry' },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const nodes = tree.data ?? []
  const all = nodes.flatMap((node) => [node, ...node.children])
  return (
    <>
      <PickedRow label={t('filter.topic')} onOpen={() => setOpen(true)}>
        {chosen.map((code) => (
          <PickedChip
            key={code}
            name={all.find((node) => node.code === code)?.label ?? code}
            onRemove={() => onChange(chosen.filter((other) => other !== code))}
          />
        ))}
      </PickedRow>
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter.topic')}
        nodes={nodes}
        chosen={chosen}
        onChoose={onChange}
      />
    </>
  )
}
