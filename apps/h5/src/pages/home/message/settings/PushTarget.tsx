import type { Output } from '@zhzz/contract/endpoint.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { canPush, endPush, subscribePush } from '#platform/push.ts'
import { Card } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 浏览器推送 on this device: the browser asks its owner when the switch is tapped, not before. */
export function PushTarget({ push }: { push: Output<typeof message.targets>['push'] }) {
  const { publicKey, isHere, devices } = push
  const [isAsking, setIsAsking] = useState(false)
  const beginning = useWrite(message.subscribePush, {
    outdates: [message.targets],
    onDone: () => toast(t('message.pushBegun')),
  })
  const ending = useWrite(message.endTarget, { outdates: [message.targets] })
  const others = isHere ? devices - 1 : devices

  async function begin() {
    setIsAsking(true)
    try {
      await beginning.send(await subscribePush(publicKey))
    } catch (error) {
      explain(error)
    } finally {
      setIsAsking(false)
    }
  }
  async function end() {
    if (await ending.send({ channel: 'push' })) await endPush()
  }
  return (
    <Card flush>
      <SwitchRow
        label={t('message.thisDevice')}
        text={
          <>
            {t(canPush() ? 'message.pushText' : 'message.pushMissing')}
            {others > 0 && ` ${t('message.otherDevices', { n: others })}`}
          </>
        }
        checked={isHere}
        disabled={!canPush() || isAsking || beginning.isPending || ending.isPending}
        onChange={(isOn) => void (isOn ? begin() : end())}
      />
    </Card>
  )
}
