import { message } from '@zhzz/contract/message/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'

interface EndTargetProps {
  channel: 'email' | 'robot'
  /** Which one it is. */
  label: string
  /** The other side takes nothing for it any more. */
  isRefused: boolean
}

/** What messages go to, until it is switched off. */
export function EndTarget({ channel, label, isRefused }: EndTargetProps) {
  const ending = useWrite(message.endTarget, { outdates: [message.targets] })
  return (
    <Card flush>
      <SwitchRow
        label={label}
        text={t(isRefused ? 'message.brokenText' : 'message.targetText')}
        checked={!isRefused}
        disabled={ending.isPending}
        onChange={() => void ending.send({ channel })}
      />
    </Card>
  )
}
