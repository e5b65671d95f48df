import { call } from '@zhzz/contract/call/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { RulesSheet } from '#pages/outCall/RulesSheet.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** To the calls, to the lists, and to the rules that hold for everybody of the team. */
export function Ways() {
  const { data: rules } = useRead(call.rules, {})
  const maySet = usePermitted('zky:subAccount:manage')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card flush>
      <Row
        icon="phone"
        label={t('title.outCallForm')}
        onClick={() => navigateTo(to('/pages/outCall/outCallForm'))}
      />
      <Row
        icon="list"
        label={t('title.callList')}
        onClick={() => navigateTo(to('/pages/outCall/outCallForm', { tab: 'lists' }))}
      />
      <Row
        icon="info"
        label={t('title.outCallIntroduce')}
        onClick={() => navigateTo(to('/pages/home/outCallIntroduce'))}
      />
      <Row
        icon="shield"
        label={t('call.rules')}
        value={rules && t('call.rulesLine', { from: rules.fromHour, to: rules.toHour, n: rules.perNumber })}
        {...(maySet && rules && { onClick: () => setOpen(true) })}
      />
      {rules && <RulesSheet open={isOpen} rules={rules} onClose={() => setOpen(false)} />}
    </Card>
  )
}
