import { account } from '@zhzz/contract/account/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** 我的目标 over all exhibitions, once there are any. */
export function Targets() {
  const { data } = useRead(account.statistics, {})
  if (!data?.targetCount) return null
  return (
    <Card flush>
      <Row
        icon="flag"
        label={t('title.target')}
        value={formatNumber(data.targetCount)}
        onClick={() => navigateTo(to('/pages/my/target'))}
      />
    </Card>
  )
}
