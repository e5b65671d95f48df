import { FinderPicker } from '#filter/FinderPicker.tsx'
import { RangeInputs } from '#filter/RangeInputs.tsx'
import { TreePicker } from '#filter/TreePicker.tsx'
import { paramOf, valuesOf } from '#nav/filterKinds.ts'
import type { Address, Named } from '#nav/listParams.ts'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'

interface FilterGroupProps {
  label: string
  filters: readonly Named[]
  params: Address
  onChange: (changed: Address) => void
}

/** So many words fit side by side with 不限. */
const mostInline = 3

/** Filters below one heading of a sheet: the words of all of them side by side, then what each has beside words. */
export function FilterGroup({ label, filters, params, onChange }: FilterGroupProps) {
  const chips = filters.flatMap(([name, { words }]) =>
    choicesOf(words).map((choice) => ({ ...choice, value: `${name} ${choice.value}` })),
  )
  const pressed = filters.flatMap(([name, filter]) =>
    valuesOf(filter, params[name]).map((value) => `${name} ${value}`),
  )
  function press(next: readonly string[]) {
    const changed = filters.map(([name, filter]) => {
      const values = Object.keys(filter.words).filter((value) => next.includes(`${name} ${value}`))
      return [name, paramOf(filter, values)]
    })
    onChange(Object.fromEntries(changed))
  }
  const isOne = filters.length === 1 && filters.every(([, { glue }]) => glue === null) && chips.length > 1
  return (
    <>
      {isOne ? (
        <ChoiceList
          label={label}
          choices={chips}
          chosen={pressed[0] ?? null}
          inline={chips.length <= mostInline}
          onAny={() => press([])}
          onChoose={(value) => press([value])}
        />
      ) : (
        chips.length > 0 && <ChoiceChips label={label} choices={chips} chosen={pressed} onChoose={press} />
      )}
      {filters.map((named) => (
        <BesideWords key={named[0]} label={label} named={named} params={params} onChange={onChange} />
      ))}
    </>
  )
}

interface BesideWordsProps extends Omit<FilterGroupProps, 'filters'> {
  named: Named
}

function BesideWords({ label, named: [name, filter], params, onChange }: BesideWordsProps) {
  const { range, tree, lookup, most } = filter
  const chosen = valuesOf(filter, params[name])
  const change = (values: readonly string[]) => onChange({ [name]: paramOf(filter, values) })
  if (range)
    return (
      <RangeInputs
        kind={range}
        label={label}
        choices={choicesOf(filter.words)}
        values={chosen}
        onChange={change}
      />
    )
  if (tree) return <TreePicker title={label} tree={tree} chosen={chosen} max={most} onChange={change} />
  if (!lookup) return null
  return <FinderPicker lookup={lookup} label={label} chosen={chosen} max={most} onChange={change} />
}
