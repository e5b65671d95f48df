import { serverNow } from '@zhzz/client/serverTime.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import type { FormPart } from '#followUp/formFields.ts'
import { beforeShow, inDays } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'
import { ChoiceField } from '#pages/followUp/form/ChoiceField.tsx'
import { Card } from '#ui/Card.tsx'
import { DateTimeField } from '#ui/field/DateTimeField.tsx'

/** Minutes before an appointment at which the person is reminded, unless they choose otherwise. */
const usualReminder = 15
const reminders = ['0', '15', '60', '1440'] as const

/** 下次跟进: one tap for the usual days, the picker for any other, and the reminder. */
export function NextFields({ fields, error, onChange }: FormPart & { error: 'nextPast' | undefined }) {
  const { editionId, nextFollowTime, remindMinutes } = fields
  const edition = useRead(exhibition.detail, { id: editionId ?? '' }, { enabled: editionId !== null })
  const now = serverNow()
  const show = edition.data && beforeShow(edition.data.card.startDate, now)
  const quick = [
    { value: inDays(1, now), label: t('followUp.nextTomorrow') },
    { value: inDays(3, now), label: t('followUp.nextIn3Days') },
    { value: inDays(7, now), label: t('followUp.nextInWeek') },
    ...(show ? [{ value: show, label: t('followUp.nextBeforeShow') }] : []),
  ]
  function choose(time: string | null) {
    onChange({
      ...fields,
      nextFollowTime: time,
      remindMinutes: time === null ? null : (remindMinutes ?? usualReminder),
    })
  }
  return (
    <Card>
      <ChoiceField label={t('followUp.next')} choices={quick} chosen={nextFollowTime} onChoose={choose} />
      <DateTimeField
        label={t('followUp.nextTime')}
        value={nextFollowTime}
        min={new Date(now)}
        error={error && t(`followUp.${error}`)}
        onChange={choose}
      />
      {nextFollowTime && (
        <ChoiceField
          label={t('followUp.remind')}
          choices={reminders.map((minutes) => ({ value: minutes, label: reminderText(minutes) }))}
          chosen={remindMinutes === null ? null : String(remindMinutes)}
          onChoose={(minutes) =>
            onChange({ ...fields, remindMinutes: minutes === null ? null : Number(minutes) })
          }
        />
      )}
    </Card>
  )
}

function reminderText(minutes: (typeof reminders)[number]): string {
  if (minutes === '0') return t('followUp.remindOnTime')
  if (minutes === '60') return t('followUp.remindHour')
  if (minutes === '1440') return t('followUp.remindDay')
  return t('followUp.remindMinutes', { n: Number(minutes) })
}
