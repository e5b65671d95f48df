import { type ReactNode, useState } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/list/GroupSheet.module.css'
import { RangeInputs } from '#pages/enterprise/list/RangeInputs.tsx'
import { SeriesPicker } from '#pages/enterprise/list/SeriesPicker.tsx'
import { TopicPicker } from '#pages/enterprise/list/TopicPicker.tsx'
import { Button } from '#ui/Button.tsx'
import { type Choice, ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

export interface FilterGroup {
  /** The parameter of the address that holds it. */
  param: string
  label: string
  choices: readonly Choice<string>[]
  multiple?: boolean
  /** A range of one's own below the choices. */
  custom?: 'days' | 'amount'
  /** Chosen on a sheet of its own. */
  picked?: 'topic' | 'series'
}

export type Draft = Readonly<Record<string, readonly string[]>>

interface GroupSheetProps {
  open: boolean
  onClose: () => void
  title: string
  groups: readonly FilterGroup[]
  chosen: Draft
  onChoose: (chosen: Draft) => void
  /** What the button says of a draft: how many there are. */
  see: (draft: Draft) => ReactNode
}

/** Several filters on one sheet; the list below is asked for only by the button, which tells how long it will be. */
export function GroupSheet({ open, onClose, title, groups, chosen, onChoose, see }: GroupSheetProps) {
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
            {see(held)}
          </Button>
        </>
      }
    >
      {groups.map((group) => (
        <Group
          key={group.param}
          group={group}
          values={held[group.param] ?? []}
          onChange={(values) => setDraft({ ...held, [group.param]: values })}
        />
      ))}
    </Sheet>
  )
}

interface GroupProps {
  group: FilterGroup
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function Group({ group, values, onChange }: GroupProps) {
  const { label, choices, multiple, custom, picked } = group
  return (
    <section className={styles.group}>
      <h3 className={styles.label}>{label}</h3>
      {choices.length > 0 && (
        <ChoiceChips
          label={label}
          choices={choices}
          chosen={values}
          {...(multiple && { multiple })}
          onChoose={onChange}
        />
      )}
      {custom && (
        <RangeInputs kind={custom} label={label} choices={choices} values={values} onChange={onChange} />
      )}
      {picked === 'topic' && <TopicPicker chosen={values} onChange={onChange} />}
      {picked === 'series' && <SeriesPicker chosen={values} onChange={onChange} />}
    </section>
  )
}
