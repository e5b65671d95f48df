import { serverNow } from '@zhzz/client/serverTime.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import type { FormPart } from '#followUp/formFields.ts'
import { beforeShow, inDays } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { DateTimeField } from '#ui/field/DateTimeField.tsx'

/** Minutes before an appointment at which the person is reminded, unless they choose otherwise. */
const usualReminder = 15
const quick = ['tomorrow', 'in3Days', 'inWeek'] as const
const words = {
  none: 'followUp.nextNone',
  tomorrow: 'followUp.nextTomorrow',
  in3Days: 'followUp.postpone3Days',
  inWeek: 'followUp.postponeWeek',
  own: 'followUp.nextOwn',
} as const
const reminders = ['0', '15', '60', '1440'] as const

/** 下次跟进: one tap for the usual days, the picker of the system for any other; and the reminder. */
export function NextFields({ fields, error, onChange }: FormPart & { error: 'nextPast' | undefined }) {
  const { editionId, nextFollowTime, remindMinutes } = fields
  const edition = useRead(exhibition.detail, { id: editionId ?? '' }, { enabled: editionId !== null })
  const [wantsOwn, setWantsOwn] = useState(false)
  const now = serverNow()
  const show = edition.data && beforeShow(edition.data.card.startDate, now)
  const days = { tomorrow: inDays(1, now), in3Days: inDays(3, now), inWeek: inDays(7, now) }
  const known = quick.find((one) => days[one] === nextFollowTime)
  const isOwn = wantsOwn || (nextFollowTime !== null && !known)
  function choose(time: string | null) {
    const minutes = remindMinutes ?? usualReminder
    onChange({ ...fields, nextFollowTime: time, remindMinutes: time === null ? null : minutes })
  }
  function pick(next: keyof typeof words) {
    setWantsOwn(next === 'own')
    if (next !== 'own') choose(next === 'none' ? null : days[next])
  }
  return (
    <Card title={t('followUp.next')}>
      <ChoiceList
        label={t('followUp.next')}
        choices={choicesOf(words)}
        chosen={isOwn ? 'own' : (known ?? 'none')}
        inline
        onChoose={pick}
      />
      {isOwn && (
        <>
          <DateTimeField
            label={t('followUp.nextTime')}
            value={nextFollowTime}
            min={new Date(now)}
            error={error && t(`followUp.${error}`)}
            onChange={choose}
          />
          {show && (
            <Button look="quiet" size="small" onClick={() => choose(show)}>
              {t('followUp.nextBeforeShow')}
            </Button>
          )}
        </>
      )}
      {nextFollowTime && (
        <ChoiceField
          label={t('followUp.remind')}
          choices={reminders.map((minutes) => ({ value: minutes, label: reminderText(minutes) }))}
          chosen={remindMinutes === null ? null : String(remindMinutes)}
          onChoose={(minutes) => onChange({ ...fields, remindMinutes: Number(minutes) })}
          onNone={() => onChange({ ...fields, remindMinutes: null })}
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
