import { account } from '@zhzz/contract/account/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** 本月剩余, and the way to the plan. */
export function CreditsLeft() {
  const { data } = useRead(account.current, {})
  const quotas = (data?.quotas ?? []).filter(({ code }) => code === 'unlock' || code === 'unlock_once')
  const limit = quotas.reduce((sum, quota) => sum + quota.limit, 0)
  const left = quotas.reduce((sum, quota) => sum + Math.max(0, quota.limit - quota.used), 0)
  const resetAt = quotas.find(({ code }) => code === 'unlock')?.resetAt
  return (
    <Cards>
      <Card flush>
        <Row
          icon="unlock"
          label={data ? t('account.unlockLeft', { left, limit }) : t('title.unlock')}
          value={resetAt ? t('person.resetOn', { date: formatDate(resetAt) }) : undefined}
          onClick={() => navigateTo(to('/pages/my/memberCenter'))}
        />
        <Row
          icon="table"
          label={t('unlock.asCompanies')}
          onClick={() => navigateTo(to('/pages/enterprise/list/list', { searchType: 'MY_UNLOCK' }))}
        />
      </Card>
    </Cards>
  )
}
