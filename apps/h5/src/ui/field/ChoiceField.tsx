import { useState } from 'react'
import { t } from '#i18n/t.ts'
import type { Choice } from '#ui/field/ChoiceChips.tsx'
import styles from '#ui/field/ChoiceField.module.css'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface ChoiceFieldProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: string | null
  onChoose: (value: Value) => void
  /** Takes the choice back; absent: one of them always holds. */
  onNone?: () => void
}

/** One of some things: what holds, and the way to the others. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, chosen, onChoose, onNone } = props
  const [open, setOpen] = useState(false)
  const held = choices.find(({ value }) => value === chosen)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.field} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.label}>{label}</span>
        <span className={held ? styles.held : styles.none}>{held?.label ?? t('person.choose')}</span>
        <Icon name="forward" size={16} />
      </button>
      <Sheet open={open} onClose={close} title={label}>
        <ChoiceList
          label={label}
          choices={choices}
          chosen={held?.value ?? null}
          anyLabel={t('followUp.noChoice')}
          {...(onNone && {
            onAny: () => {
              onNone()
              close()
            },
          })}
          onChoose={(value) => {
            onChoose(value)
            close()
          }}
        />
      </Sheet>
    </>
  )
}
