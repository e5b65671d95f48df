import { reference } from '@zhzz/contract/reference/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { chosenText } from '#exhibition/chosenText.ts'
import { codesOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { TreeSheet } from '#ui/overlay/TreeSheet.tsx'

/** 行业: the two levels of topics of exhibitions. */
export function IndustryFilter({ chosen }: { chosen: string | undefined }) {
  const [open, setOpen] = useState(false)
  const tree = useRead(
    reference.getTreeDictionary,
    { type: 'exhibition_industry' },
    { enabled: open || chosen !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  const nodes = tree.data ?? []
  const codes = codesOf(chosen)
  return (
    <>
      <FilterButton
        label={t('company.industry')}
        chosen={chosenText(nodes, codes)}
        onClick={() => setOpen(true)}
      />
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('company.industry')}
        nodes={nodes}
        chosen={codes}
        onChoose={(next) => setParams({ industryCode: next.join(',') || undefined })}
      />
    </>
  )
}
