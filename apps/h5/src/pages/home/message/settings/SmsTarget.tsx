import type { Output } from '@zhzz/contract/endpoint.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 短信, to the number of the account. */
export function SmsTarget({ sms }: { sms: Output<typeof message.targets>['sms'] }) {
  const beginning = useWrite(message.setSms, {
    outdates: [message.targets],
    onDone: () => toast(t('message.smsBegun')),
  })
  const ending = useWrite(message.endTarget, { outdates: [message.targets] })
  const isOn = sms !== null && !sms.isRefused
  return (
    <Card flush>
      <SwitchRow
        label={t('message.smsSwitch')}
        text={t('message.smsText')}
        checked={isOn}
        disabled={beginning.isPending || ending.isPending}
        onChange={(wanted) => void (wanted ? beginning.send({}) : ending.send({ channel: 'sms' }))}
      />
    </Card>
  )
}
