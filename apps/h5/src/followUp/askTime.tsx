import { serverNow } from '@zhzz/client/serverTime.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { DateTimeField } from '#ui/field/DateTimeField.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Asks until when: an instant to come, or null when the person does not want to any more. */
export async function askTime(start: string): Promise<string | null> {
  let chosen: string | null = start
  const body = (
    <Time
      start={start}
      onChange={(time) => {
        chosen = time
      }}
    />
  )
  if (!(await confirmDialog({ title: t('followUp.postponeUntil'), body }))) return null
  if (chosen !== null && Date.parse(chosen) > serverNow()) return chosen
  toast(t('followUp.postponePast'))
  return null
}

function Time({ start, onChange }: { start: string; onChange: (time: string | null) => void }) {
  const [time, setTime] = useState<string | null>(start)
  return (
    <DateTimeField
      label={t('followUp.next')}
      value={time}
      min={new Date(serverNow())}
      onChange={(next) => {
        setTime(next)
        onChange(next)
      }}
    />
  )
}
