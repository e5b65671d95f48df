import { useState } from 'react'
import type { Choice } from '#ui/field/ChoiceChips.tsx'
import { chosenText } from '#ui/list/chosenText.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

interface OptionFilterProps<Value extends string> {
  title: string
  /** What the button says while nothing is chosen, else the title. */
  label?: string | undefined
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  /** What the button says of the chosen, else their labels. */
  said?: readonly (string | null)[]
  multiple?: boolean
  onChoose: (values: readonly Value[]) => void
  refuse?: (() => void) | undefined
}

/** One filter with a button and a sheet of its own. */
export function OptionFilter<Value extends string>(props: OptionFilterProps<Value>) {
  const { title, label = title, choices, chosen, multiple = false, said, onChoose, refuse } = props
  const [open, setOpen] = useState(false)
  const words = said ?? chosen.map((value) => choices.find((one) => one.value === value)?.label ?? null)
  return (
    <>
      <FilterButton
        label={label}
        chosen={chosenText(title, words)}
        onClick={refuse ?? (() => setOpen(true))}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        choices={choices}
        chosen={chosen}
        multiple={multiple}
        onChoose={onChoose}
      />
    </>
  )
}
