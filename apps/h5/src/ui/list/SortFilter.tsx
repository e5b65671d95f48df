import { useState } from 'react'
import { t } from '#i18n/t.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface SortFilterProps<Sort extends string> {
  sorts: Readonly<Record<Sort, PlainKey>>
  /** Those of them that mean nothing now. */
  without?: readonly Sort[]
  /** The order that is used. */
  sort: Sort
  /** The order without a choice. */
  usual: Sort
  /** undefined: the usual one. */
  onChoose: (sort: Sort | undefined) => void
  refuse?: (() => void) | undefined
}

/** 排序. The usual order is ticked until another is chosen. */
export function SortFilter<Sort extends string>(props: SortFilterProps<Sort>) {
  const { sorts, without = [], sort, usual, onChoose, refuse } = props
  const [open, setOpen] = useState(false)
  const choices = choicesOf(sorts).filter(({ value }) => !without.includes(value))
  const word: PlainKey = sorts[sort]
  return (
    <>
      <FilterButton
        label={t('shell.sort')}
        chosen={sort === usual ? undefined : t(word)}
        onClick={refuse ?? (() => setOpen(true))}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('shell.sort')}>
        <ChoiceList
          label={t('shell.sort')}
          choices={choices}
          chosen={sort}
          onChoose={(value) => {
            onChoose(value === usual ? undefined : value)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
