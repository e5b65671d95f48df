import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Popconfirm } from 'antd'
import { useLifting } from '#sms/useLifting.ts'
import { t } from '#words.ts'

/** Has the limits of a number hold again. */
export function EndLift({ id }: { id: string }) {
  const ending = useLifting(operate.endLift, () => t('smsLiftEnded'))
  return (
    <Popconfirm title={t('smsEndLiftAsk')} onConfirm={() => void ending.send({ id })}>
      <Button size="small" danger loading={ending.isPending}>
        {t('smsEndLift')}
      </Button>
    </Popconfirm>
  )
}
