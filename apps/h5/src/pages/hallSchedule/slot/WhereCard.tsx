import { halls } from '#exhibition/halls.ts'
import { FinderPicker } from '#filter/FinderPicker.tsx'
import { t } from '#i18n/t.ts'
import type { SlotErrors, SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import { PavilionsField } from '#pages/hallSchedule/slot/PavilionsField.tsx'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/field/DateField.tsx'
import { Field } from '#ui/field/Field.tsx'

interface SlotCardProps {
  fields: SlotFields
  errors: SlotErrors
  onChange: (fields: SlotFields) => void
}

/** Which hall, which pavilions, from the first day of building to the last of taking down. */
export function WhereCard({ fields, errors, onChange }: SlotCardProps) {
  const day = (name: 'moveInStart' | 'startDate' | 'endDate' | 'moveOutEnd') => {
    const error = errors[name]
    return {
      value: fields[name],
      error: error && t(error),
      onChange: (value: string) => onChange({ ...fields, [name]: value }),
    }
  }
  return (
    <Card title={t('hallSlot.where')}>
      <Field label={t('hallSlot.hall')} required error={errors.hallId && t(errors.hallId)}>
        {() => (
          <FinderPicker
            lookup={halls}
            label={t('hallSlot.hall')}
            chosen={fields.hallId === '' ? [] : [fields.hallId]}
            max={1}
            onChange={([hallId = '']) => onChange({ ...fields, hallId, pavilions: [] })}
          />
        )}
      </Field>
      <PavilionsField
        key={fields.hallId}
        hallId={fields.hallId}
        chosen={fields.pavilions}
        onChange={(pavilions) => onChange({ ...fields, pavilions })}
      />
      <DateField label={t('mySchedule.moveInStart')} {...day('moveInStart')} />
      <DateField label={t('hallSlot.firstDay')} required {...day('startDate')} />
      <DateField label={t('hallSlot.lastDay')} required min={fields.startDate} {...day('endDate')} />
      <DateField label={t('mySchedule.moveOutEnd')} min={fields.endDate} {...day('moveOutEnd')} />
    </Card>
  )
}
