import type { Output } from '@zhzz/contract/endpoint.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/message/settings/QuietHours.module.css'
import { Card } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'

type Quiet = Output<typeof message.targets>['quiet']

/** 免打扰, by the clock of the device it was set on. */
export function QuietHours({ quiet }: { quiet: Quiet }) {
  const saving = useWrite(message.saveQuiet, { outdates: [message.targets] })
  const save = (changed: Partial<Quiet>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void saving.send({ ...quiet, timeZone, ...changed })
  }
  return (
    <Card flush>
      <SwitchRow
        label={t('message.quiet')}
        text={t('message.quietText')}
        checked={quiet.isOn}
        disabled={saving.isPending}
        onChange={(isOn) => save({ isOn })}
      />
      {quiet.isOn && (
        <div className={styles.hours}>
          <Hour label={t('message.quietFrom')} value={quiet.from} onChange={(from) => save({ from })} />
          <Hour label={t('message.quietTo')} value={quiet.to} onChange={(to) => save({ to })} />
        </div>
      )}
    </Card>
  )
}

/** A time of day, chosen with the picker of the system; kept when it is left. */
function Hour({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <label className={styles.hour}>
      {label}
      <input
        key={value}
        type="time"
        className={styles.time}
        defaultValue={value}
        onBlur={({ target }) => {
          if (target.value === '') target.value = value
          else if (target.value !== value) onChange(target.value)
        }}
      />
    </label>
  )
}
