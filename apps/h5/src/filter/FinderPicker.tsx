import { useState } from 'react'
import { Finder } from '#filter/Finder.tsx'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import type { Lookup } from '#nav/filterKinds.ts'
import { useLater } from '#ui/field/useLater.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface FinderPickerProps {
  lookup: Lookup
  label: string
  chosen: readonly string[]
  max: number
  onChange: (values: readonly string[]) => void
}

/** Some things that are looked for by their name; any of those chosen may hold. */
export function FinderPicker({ lookup, label, chosen, max, onChange }: FinderPickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickedRow label={label} onOpen={() => setOpen(true)}>
        {chosen.map((value) => (
          <lookup.Name key={value} value={value}>
            {(name) => (
              <PickedChip name={name} onRemove={() => onChange(chosen.filter((other) => other !== value))} />
            )}
          </lookup.Name>
        ))}
      </PickedRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <NameFinder
          lookup={lookup}
          chosen={chosen}
          onPick={(value) => {
            onChange([...chosen, value].slice(-max))
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

interface NameFinderProps {
  lookup: Lookup
  chosen: readonly string[]
  onPick: (value: string) => void
}

function NameFinder({ lookup: { placeholder, none, Found }, chosen, onPick }: NameFinderProps) {
  const [text, setText] = useState('')
  return (
    <Found keyword={useLater(text.trim())}>
      {(found, { error, reload }) => (
        <Finder
          text={text}
          placeholder={t(placeholder)}
          none={t(none)}
          found={found && new Map([...found].filter(([value]) => !chosen.includes(value)))}
          error={error}
          onReload={reload}
          onType={setText}
          onPick={onPick}
        />
      )}
    </Found>
  )
}
