import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { joinRoles, planStates, reminderDays } from '@zhzz/contract/schedule/choices.ts'
import { useRead } from '#api/useRead.ts'
import { roleText } from '#exhibition/mine/roleText.ts'
import { stateText } from '#exhibition/mine/stateText.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import type { FieldErrors, MyFields } from '#pages/exhSchedule/add/fields.ts'
import styles from '#pages/exhSchedule/add/PlanCard.module.css'
import { Card } from '#ui/Card.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { TextArea, TextField } from '#ui/field/TextField.tsx'

interface PlanCardProps {
  fields: MyFields
  errors: FieldErrors
  onChange: (fields: MyFields) => void
}

/** 我的安排: what for, when to be reminded, who goes along, for how much. */
export function PlanCard({ fields, errors, onChange }: PlanCardProps) {
  const companions = useRead(schedule.companions, {}).data ?? []
  const mayShare = usePermitted('zky:schedule:share')
  const number = (name: 'goalLeads' | 'goalMeetings' | 'budget' | 'actualCost') => {
    const error = errors[name]
    return {
      name,
      value: fields[name],
      error: error && t(error),
      onChange: (value: string) => onChange({ ...fields, [name]: value }),
    }
  }
  return (
    <Card title={t('mySchedule.myPlan')}>
      <ChoiceField
        label={t('mySchedule.role')}
        choices={joinRoles.map((role) => ({ value: role, label: roleText(role) }))}
        chosen={fields.joinRole}
        onChoose={(joinRole) => onChange({ ...fields, joinRole })}
        onNone={() => onChange({ ...fields, joinRole: null })}
      />
      <ChoiceField
        label={t('yearPlan.state')}
        choices={planStates.map((state) => ({ value: state, label: stateText(state) }))}
        chosen={fields.planState}
        onChoose={(planState) => onChange({ ...fields, planState })}
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
          <div className={styles.share}>
            <SwitchRow
              label={t('yearPlan.shareTeam')}
              text={t(mayShare || fields.isShared ? 'yearPlan.shareTeamText' : 'yearPlan.shareForbidden')}
              checked={fields.isShared}
              disabled={!mayShare && !fields.isShared}
              onChange={(isShared) => onChange({ ...fields, isShared })}
            />
          </div>
        </>
      )}
      <TextField label={t('yearPlan.goalLeads')} inputMode="numeric" maxLength={5} {...number('goalLeads')} />
      <TextField
        label={t('yearPlan.goalMeetings')}
        inputMode="numeric"
        maxLength={5}
        {...number('goalMeetings')}
      />
      <TextField label={t('followUp.budget')} inputMode="decimal" maxLength={14} {...number('budget')} />
      {fields.hasExpenses ? (
        <p className={styles.hint}>
          {t('review.byExpenses', { sum: formatMoney(Number(fields.actualCost)) })}
        </p>
      ) : (
        <TextField
          label={t('yearPlan.actualCost')}
          inputMode="decimal"
          maxLength={14}
          {...number('actualCost')}
        />
      )}
      <TextArea
        label={t('mySchedule.note')}
        maxLength={1000}
        value={fields.note}
        onChange={(note) => onChange({ ...fields, note })}
      />
    </Card>
  )
}
