import { useState } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/list/GroupSheet.module.css'
import { Button } from '#ui/Button.tsx'
import { type Choice, ChoiceChips } from '#ui/ChoiceChips.tsx'
import { Sheet } from '#ui/Sheet.tsx'

export interface FilterGroup {
  /** The parameter of the address that holds it. */
  param: string
  label: string
  choices: readonly Choice<string>[]
  multiple?: boolean
}

type Draft = Readonly<Record<string, readonly string[]>>

interface GroupSheetProps {
  open: boolean
  onClose: () => void
  title: string
  groups: readonly FilterGroup[]
  chosen: Draft
  onChoose: (chosen: Draft) => void
}

/** Several filters on one sheet; nothing is asked before 确定. */
export function GroupSheet({ open, onClose, title, groups, chosen, onChoose }: GroupSheetProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const held = draft ?? chosen
  function close() {
    setDraft(null)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => setDraft(Object.fromEntries(groups.map(({ param }) => [param, []])))}
          >
            {t('shell.reset')}
          </Button>
          <Button
            onClick={() => {
              onChoose(held)
              close()
            }}
          >
            {t('shell.confirm')}
          </Button>
        </>
      }
    >
      {groups.map(({ param, label, choices, multiple }) => (
        <div key={param} className={styles.group}>
          <h3 className={styles.label}>{label}</h3>
          <ChoiceChips
            label={label}
            choices={choices}
            chosen={held[param] ?? []}
            {...(multiple && { multiple })}
            onChoose={(values) => setDraft({ ...held, [param]: values })}
          />
        </div>
      ))}
    </Sheet>
  )
}
