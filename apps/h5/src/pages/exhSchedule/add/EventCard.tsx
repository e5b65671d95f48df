import { TreeField } from '#filter/TreeField.tsx'
import { useTreeNodes } from '#filter/treeNodes.ts'
import { t } from '#i18n/t.ts'
import type { EventFields, FieldErrors } from '#pages/exhSchedule/add/fields.ts'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/field/DateField.tsx'
import { TextField } from '#ui/field/TextField.tsx'

interface EventCardProps {
  event: EventFields
  errors: FieldErrors
  onChange: (event: EventFields) => void
}

/** 自建展会: what a person tells of an event that no library has; only they see it. */
export function EventCard({ event, errors, onChange }: EventCardProps) {
  const [regions, topics] = [useTreeNodes('worldRegions', true), useTreeNodes('topics', true)]
  const said = (name: keyof EventFields) => {
    const error = errors[name]
    return {
      value: event[name],
      error: error && t(error),
      onChange: (value: string) => onChange({ ...event, [name]: value }),
    }
  }
  return (
    <Card title={t('mySchedule.ownTitle')}>
      <TextField label={t('exhibition.sortName')} name="name" maxLength={100} required {...said('name')} />
      <DateField label={t('mySchedule.firstDay')} required {...said('startDate')} />
      <DateField label={t('mySchedule.lastDay')} required min={event.startDate} {...said('endDate')} />
      <TreeField
        label={t('mySchedule.city')}
        required
        nodes={regions}
        chosen={event.regionCode === '' ? [] : [event.regionCode]}
        max={1}
        error={errors.regionCode && t(errors.regionCode)}
        onChoose={([code]) => onChange({ ...event, regionCode: code ?? '' })}
      />
      <TextField
        label={t('mySchedule.place')}
        name="place"
        maxLength={200}
        placeholder={t('mySchedule.placeExample')}
        {...said('place')}
      />
      <TreeField
        label={t('company.industry')}
        nodes={topics}
        chosen={event.industryCode === '' ? [] : [event.industryCode]}
        max={1}
        onChoose={([code]) => onChange({ ...event, industryCode: code ?? '' })}
      />
      <TextField
        label={t('exhibition.roleOrganizer')}
        name="organizer"
        maxLength={100}
        {...said('organizer')}
      />
      <TextField
        label={t('exhibition.website')}
        name="website"
        type="url"
        inputMode="url"
        maxLength={300}
        {...said('website')}
      />
      <DateField label={t('mySchedule.moveInStart')} {...said('moveInStart')} />
      <DateField label={t('mySchedule.moveOutEnd')} min={event.endDate} {...said('moveOutEnd')} />
    </Card>
  )
}
