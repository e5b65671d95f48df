import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { codesOf } from '#exhibition/listQuery.ts'
import { Finder } from '#filter/Finder.tsx'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import { useHallNames } from '#pages/exhibition/list/hallNames.ts'
import { useLater } from '#ui/field/useLater.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'

/** As the contract's filter allows. */
const mostHalls = 20

interface HallPickerProps {
  /** ids, `,` between them */
  chosen: string | undefined
  onChange: (chosen: string | undefined) => void
}

/** 展馆: any of those chosen; those with most exhibitions to come are offered first. */
export function HallPicker({ chosen, onChange }: HallPickerProps) {
  const [open, setOpen] = useState(false)
  const ids = codesOf(chosen)
  const names = useHallNames(chosen)
  return (
    <>
      <PickedRow label={t('exhibitor.hall')} onOpen={() => setOpen(true)}>
        {ids.map((id) => (
          <PickedChip
            key={id}
            name={names.get(id) ?? '…'}
            onRemove={() => onChange(ids.filter((other) => other !== id).join(',') || undefined)}
          />
        ))}
      </PickedRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('exhibitor.hall')}>
        <HallFinder
          chosen={ids}
          onPick={(id) => {
            onChange([...ids, id].slice(-mostHalls).join(','))
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function HallFinder({ chosen, onPick }: { chosen: readonly string[]; onPick: (id: string) => void }) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim())
  const { data, error, reload } = useRead(exhibition.halls, { keyword }, { keepLast: true })
  const halls = data?.filter(({ id }) => !chosen.includes(id))
  return (
    <Finder
      text={text}
      placeholder={t('exhibitor.hallPlaceholder')}
      none={t('exhibitor.hallNone')}
      found={
        halls &&
        new Map(
          halls.map(({ id, name, cityName, upcomingCount }) => [
            id,
            [name, cityName, t('exhibitor.hallUpcoming', { n: upcomingCount })].filter(Boolean).join(' · '),
          ]),
        )
      }
      error={error}
      onReload={reload}
      onType={setText}
      onPick={onPick}
    />
  )
}
