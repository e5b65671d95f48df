import { hall } from '@zhzz/contract/hall/calls.ts'
import { mostPavilions } from '@zhzz/contract/hall/choices.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/slot/PavilionsField.module.css'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { TextField } from '#ui/field/TextField.tsx'

interface PavilionsFieldProps {
  hallId: string
  chosen: readonly string[]
  onChange: (pavilions: readonly string[]) => void
}

/** 展厅: those that the hall is known to have; of a hall without known ones they are written. */
export function PavilionsField({ hallId, chosen, onChange }: PavilionsFieldProps) {
  const { data } = useRead(hall.detail, { id: hallId }, { enabled: hallId !== '' })
  const known = data?.pavilions.map(({ code }) => code) ?? []
  if (known.length === 0) return <Written chosen={chosen} onChange={onChange} />
  const codes = [...known, ...chosen.filter((code) => !known.includes(code))]
  return (
    <>
      <p className={styles.label}>{t('hallSlot.pavilions')}</p>
      <ChoiceChips
        label={t('hallSlot.pavilions')}
        choices={codes.map((code) => ({ value: code, label: code }))}
        chosen={chosen}
        onChoose={(next) => onChange(codes.filter((code) => next.includes(code)).slice(0, mostPavilions))}
      />
      {chosen.length === 0 && <p className={styles.hint}>{t('hallSlot.anyPavilion')}</p>}
    </>
  )
}

function Written({ chosen, onChange }: Omit<PavilionsFieldProps, 'hallId'>) {
  const [text, setText] = useState(chosen.join(' '))
  return (
    <TextField
      label={t('hallSlot.pavilions')}
      name="pavilions"
      maxLength={200}
      placeholder="E1 E2"
      value={text}
      hint={chosen.length === 0 && t('hallSlot.anyPavilion')}
      onChange={(typed) => {
        setText(typed)
        const codes = typed.split(/[\s,，、;；]+/).filter((code) => code !== '' && code.length <= 60)
        onChange([...new Set(codes)].slice(0, mostPavilions))
      }}
    />
  )
}
