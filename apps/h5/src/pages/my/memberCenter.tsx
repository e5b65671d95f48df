import { account } from '@zhzz/contract/account/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PlanCard } from '#pages/my/plan/PlanCard.tsx'
import { LeaveTeam } from '#pages/my/tenant/LeaveTeam.tsx'
import { Members } from '#pages/my/tenant/Members.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function MemberCenterPage() {
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
            <Row
              icon="unlock"
              label={t('title.unlock')}
              onClick={() => navigateTo(to('/pages/enterprise/list/list', { searchType: 'MY_UNLOCK' }))}
            />
          </Card>
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
})
