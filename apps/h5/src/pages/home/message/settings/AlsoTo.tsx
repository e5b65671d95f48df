import type { Output } from '@zhzz/contract/endpoint.ts'
import type { message } from '@zhzz/contract/message/calls.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** 还发到: what can be had here, and whether one has it. */
export function AlsoTo({ targets }: { targets: Output<typeof message.targets> }) {
  const { push, email, sms, robot, available } = targets
  const state = (isOn: boolean) => t(isOn ? 'message.isOn' : 'message.isOff')
  const open = (view: string) => () => navigateTo(to('/pages/home/message', { view }))
  return (
    <Card title={t('message.alsoTo')} flush>
      <Row icon="bell" label={t('message.push')} value={state(push.isHere)} onClick={open('push')} />
      {available.includes('email') && (
        <Row
          icon="mail"
          label={t('message.email')}
          value={email?.isRefused ? t('message.broken') : state(email?.isConfirmed === true)}
          onClick={open('email')}
        />
      )}
      {available.includes('sms') && (
        <Row
          icon="phone"
          label={t('message.sms')}
          value={sms?.isRefused ? t('message.broken') : state(sms !== null)}
          onClick={open('sms')}
        />
      )}
      {available.includes('robot') && (
        <Row
          icon="chat"
          label={t('message.robot')}
          value={robot?.isRefused ? t('message.broken') : state(robot !== null)}
          onClick={open('robot')}
        />
      )}
    </Card>
  )
}
