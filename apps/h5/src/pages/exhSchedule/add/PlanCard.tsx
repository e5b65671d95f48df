import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { joinRoles, reminderDays } from '@zhzz/contract/schedule/choices.ts'
import { useRead } from '#api/useRead.ts'
import { roleText } from '#exhibition/mine/roleText.ts'
import { t } from '#i18n/t.ts'
import type { FieldErrors, MyFields } from '#pages/exhSchedule/add/fields.ts'
import styles from '#pages/exhSchedule/add/PlanCard.module.css'
import { Card } from '#ui/Card.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { TextArea, TextField } from '#ui/field/TextField.tsx'

interface PlanCardProps {
  fields: MyFields
  errors: FieldErrors
  onChange: (fields: MyFields) => void
}

/** 我的安排: what for, when to be reminded, who goes along, for how much. */
export function PlanCard({ fields, errors, onChange }: PlanCardProps) {
  const companions = useRead(schedule.companions, {}).data ?? []
  return (
    <Card title={t('mySchedule.myPlan')}>
      <ChoiceField
        label={t('mySchedule.role')}
        choices={joinRoles.map((role) => ({ value: role, label: roleText(role) }))}
        chosen={fields.joinRole}
        onChoose={(joinRole) => onChange({ ...fields, joinRole })}
        onNone={() => onChange({ ...fields, joinRole: null })}
      />
      <p className={styles.label}>{t('mySchedule.reminders')}</p>
      <ChoiceChips
        label={t('mySchedule.reminders')}
        choices={reminderDays.map((days) => ({
          value: String(days),
          label: t('hall.dayCount', { n: days }),
        }))}
        chosen={fields.reminders.map(String)}
        onChoose={(chosen) => onChange({ ...fields, reminders: chosen.map(Number) })}
      />
      <p className={styles.hint}>{t('mySchedule.remindersText')}</p>
      {companions.length > 0 && (
        <>
          <p className={styles.label}>{t('mySchedule.companions')}</p>
          <ChoiceChips
            label={t('mySchedule.companions')}
            choices={companions.map(({ id, name }) => ({
              value: id,
              label: name ?? t('mySchedule.unnamed'),
            }))}
            chosen={fields.memberIds}
            onChoose={(memberIds) => onChange({ ...fields, memberIds })}
          />
        </>
      )}
      <TextField
        label={t('followUp.budget')}
        name="budget"
        inputMode="decimal"
        maxLength={14}
        value={fields.budget}
        error={errors.budget && t(errors.budget)}
        onChange={(budget) => onChange({ ...fields, budget })}
      />
      <TextArea
        label={t('mySchedule.note')}
        maxLength={1000}
        value={fields.note}
        onChange={(note) => onChange({ ...fields, note })}
      />
    </Card>
  )
}
