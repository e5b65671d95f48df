import { account } from '@zhzz/contract/account/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { to } from '#nav/to.ts'
import { AccessKeys } from '#pages/my/keys/AccessKeys.tsx'
import { Orders } from '#pages/my/plan/Orders.tsx'
import { PlanCard } from '#pages/my/plan/PlanCard.tsx'
import { Usage } from '#pages/my/plan/Usage.tsx'
import { LeaveTeam } from '#pages/my/tenant/LeaveTeam.tsx'
import { Members } from '#pages/my/tenant/Members.tsx'
import { Webhooks } from '#pages/my/webhooks/Webhooks.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, CardLink, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 会员中心: my plan and my team, what was used of it, and what was asked for and opened; keys for programs, and where those are told. */
export default definePage({ params: ['tab?'] }, function MemberCenterPage({ params }) {
  const seesOrders = usePermitted('zky:member:manage')
  const tab =
    params.tab === 'usage' ||
    params.tab === 'keys' ||
    params.tab === 'webhooks' ||
    (params.tab === 'orders' && seesOrders)
      ? params.tab
      : 'plan'
  return (
    <>
      <Tabs
        label={t('title.member')}
        tabs={[
          { value: 'plan', label: t('order.plan') },
          { value: 'usage', label: t('order.usage') },
          { value: 'keys', label: t('accessKey.title') },
          { value: 'webhooks', label: t('webhook.title') },
          ...(seesOrders ? [{ value: 'orders', label: t('order.list') }] : []),
        ]}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next })}
      />
      {tab === 'usage' ? (
        <Usage />
      ) : tab === 'orders' ? (
        <Orders />
      ) : tab === 'keys' ? (
        <AccessKeys />
      ) : tab === 'webhooks' ? (
        <Webhooks />
      ) : (
        <Own />
      )}
    </>
  )
})

function Own() {
  const read = useRead(account.current, {})
  const managesMembers = usePermitted('zky:subAccount:manage')
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={1} height={196} />
          <Skeleton rows={1} height={97} />
          <Skeleton rows={1} height={160} />
        </Cards>
      }
    >
      {(viewer) => (
        <Cards>
          <PlanCard viewer={viewer} />
          <Card flush>
            <Row
              icon="crown"
              label={t('person.benefits')}
              onClick={() => navigateTo(to('/pages/my/member'))}
            />
            <Row icon="unlock" label={t('title.unlock')} onClick={() => navigateTo(to('/pages/my/unlock'))} />
          </Card>
          {viewer.plan !== 'free' && <Card title={t('order.endTitle')}>{t('order.endText')}</Card>}
          <Card
            title={t('order.invoiceTitle')}
            end={<CardLink onClick={() => void showCustomerService()}>{t('shell.customerService')}</CardLink>}
          >
            {t('order.invoiceText')}
          </Card>
          {/* Last: how many there are is not known before they come. */}
          {managesMembers ? (
            <Members />
          ) : (
            <Card title={t('person.members')}>{t('person.membersHidden')}</Card>
          )}
          {viewer.plan === 'team' && !viewer.isOwner && <LeaveTeam subAccountId={viewer.subAccountId} />}
        </Cards>
      )}
    </Loaded>
  )
}
