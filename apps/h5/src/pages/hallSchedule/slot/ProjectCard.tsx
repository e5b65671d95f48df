import { slotPurposes, slotStatuses } from '@zhzz/contract/hall/choices.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { useRead } from '#api/useRead.ts'
import { slotPurposeWords, slotStatusWords } from '#hall/slotWords.ts'
import { t } from '#i18n/t.ts'
import type { SlotErrors, SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import styles from '#pages/hallSchedule/slot/PavilionsField.module.css'
import { Card } from '#ui/Card.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { DateField } from '#ui/field/DateField.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { TextArea, TextField } from '#ui/field/TextField.tsx'

interface ProjectCardProps {
  fields: SlotFields
  errors: SlotErrors
  onChange: (fields: SlotFields) => void
}

/** What for, how far it is, for how much, and who sees it. */
export function ProjectCard({ fields, errors, onChange }: ProjectCardProps) {
  const hasTeam = (useRead(schedule.companions, {}).data ?? []).length > 0
  const said = (name: 'title' | 'area' | 'quote' | 'contact') => {
    const error = errors[name]
    return {
      name,
      value: fields[name],
      error: error && t(error),
      onChange: (value: string) => onChange({ ...fields, [name]: value }),
    }
  }
  return (
    <Card title={t('hallSlot.what')}>
      <TextField label={t('hallSlot.title')} maxLength={100} required {...said('title')} />
      <ChoiceField
        label={t('hallSlot.purpose')}
        choices={slotPurposes.map((value) => ({ value, label: t(slotPurposeWords[value]) }))}
        chosen={fields.purpose}
        onChoose={(purpose) => onChange({ ...fields, purpose })}
      />
      <ChoiceField
        label={t('hallSlot.status')}
        choices={slotStatuses.map((value) => ({ value, label: t(slotStatusWords[value]) }))}
        chosen={fields.status}
        onChoose={(status) => onChange({ ...fields, status })}
      />
      {fields.status === 'held' && (
        <DateField
          label={t('hallSlot.heldUntil')}
          value={fields.heldUntil}
          onChange={(heldUntil) => onChange({ ...fields, heldUntil })}
        />
      )}
      <TextField label={t('hallSlot.area')} inputMode="decimal" maxLength={10} {...said('area')} />
      <TextField label={t('hallSlot.quote')} inputMode="decimal" maxLength={10} {...said('quote')} />
      <TextField label={t('followUp.contact')} maxLength={100} {...said('contact')} />
      <TextArea
        label={t('mySchedule.note')}
        maxLength={1000}
        value={fields.note}
        onChange={(note) => onChange({ ...fields, note })}
      />
      {hasTeam ? (
        <SwitchRow
          label={t('hallSlot.shared')}
          text={t('hallSlot.sharedText')}
          checked={fields.isShared}
          onChange={(isShared) => onChange({ ...fields, isShared })}
        />
      ) : (
        <p className={styles.hint}>{t('hallSlot.onlyMine')}</p>
      )}
    </Card>
  )
}
