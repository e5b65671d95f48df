import type { Output } from '@zhzz/contract/endpoint.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { EndTarget } from '#pages/home/message/settings/EndTarget.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 企业微信群机器人: the address that the group gives for it; a first line shows whether it holds. */
export function RobotTarget({ robot }: { robot: Output<typeof message.targets>['robot'] }) {
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState<string>()
  const setting = useWrite(message.setRobot, {
    outdates: [message.targets],
    onDone: () => toast(t('message.robotBegun')),
    onFailure: { invalid: () => setWrong(t('message.robotWrong')) },
  })
  if (robot) return <EndTarget channel="robot" label={t('message.robotSet')} isRefused={robot.isRefused} />
  return (
    <Card>
      <TextField
        label={t('message.robotAddress')}
        name="robot"
        type="url"
        inputMode="url"
        maxLength={300}
        placeholder="https://qyapi.weixin.qq.com/…"
        value={address}
        error={wrong}
        hint={t('message.robotText')}
        onChange={(text) => {
          setAddress(text.trim())
          setWrong(undefined)
        }}
      />
      <Button
        busy={setting.isPending}
        disabled={address === ''}
        onClick={() =>
          URL.canParse(address) ? void setting.send({ address }) : setWrong(t('message.robotWrong'))
        }
      >
        {t('message.robotBegin')}
      </Button>
    </Card>
  )
}
