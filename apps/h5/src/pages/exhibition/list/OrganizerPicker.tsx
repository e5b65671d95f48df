import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { Finder } from '#filter/Finder.tsx'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import { useLater } from '#ui/field/useLater.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'

/** As the contract's filter allows. */
const mostOrganizers = 10

interface OrganizerPickerProps {
  chosen: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** 主办单位, by name; any of those chosen may hold. */
export function OrganizerPicker({ chosen, onChange }: OrganizerPickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickedRow label={t('exhibition.roleOrganizer')} onOpen={() => setOpen(true)}>
        {chosen.map((name) => (
          <PickedChip
            key={name}
            name={name}
            onRemove={() => onChange(chosen.filter((other) => other !== name))}
          />
        ))}
      </PickedRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('exhibition.roleOrganizer')}>
        <OrganizerFinder
          chosen={chosen}
          onPick={(name) => {
            onChange([...chosen, name].slice(-mostOrganizers))
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function OrganizerFinder({ chosen, onPick }: { chosen: readonly string[]; onPick: (name: string) => void }) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim())
  const { data, error, reload } = useRead(
    exhibition.organizers,
    { keyword: keyword.length >= 2 ? keyword : '' },
    { keepLast: true },
  )
  const names = data?.map(({ name }) => name).filter((name) => !chosen.includes(name))
  return (
    <Finder
      text={text}
      placeholder={t('filter.organizerPlaceholder')}
      none={t('filter.organizerNone')}
      found={names && new Map(names.map((name) => [name, name]))}
      error={error}
      onReload={reload}
      onType={setText}
      onPick={onPick}
    />
  )
}
