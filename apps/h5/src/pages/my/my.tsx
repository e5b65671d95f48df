import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { Counters } from '#pages/my/overview/Counters.tsx'
import { Menu } from '#pages/my/overview/Menu.tsx'
import { SignOut } from '#pages/my/overview/SignOut.tsx'
import { ToDo } from '#pages/my/overview/ToDo.tsx'
import { Who } from '#pages/my/overview/Who.tsx'
import { Plan } from '#pages/my/plan/Plan.tsx'
import { BringCard } from '#pages/my/tenant/BringCard.tsx'
import { Invitation } from '#pages/my/tenant/Invitation.tsx'
import { SwitchCompany } from '#pages/my/tenant/SwitchCompany.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function MyPage() {
  const { token, viewer } = useSession()
  const isIn = token !== null
  const current = useRead(account.current, {}, { enabled: isIn })
  const accounts = useRead(person.accountList, {}, { enabled: isIn })
  const invitations = useRead(team.invitationList, {}, { enabled: isIn })
  const who = isIn ? (current.data ?? viewer) : null
  // What waits stands above the menu, which is not drawn before it is known where it stands.
  const waits = isIn && (accounts.isPending || invitations.isPending)
  const invited = invitations.data ?? []
  return (
    <>
      <Who viewer={who} signedIn={isIn} />
      <Cards>
        {who && <Plan viewer={who} />}
        <Counters signedIn={isIn} />
        {waits ? (
          <Skeleton rows={2} height={192} />
        ) : (
          <>
            {who && <ToDo viewer={who} />}
            {who?.plan === 'team' && !who.isOwner && <BringCard />}
            {invited.length > 0 && (
              <Card title={t('account.invitations')} flush>
                {invited.map((invitation) => (
                  <Invitation key={invitation.invitationId} invitation={invitation} />
                ))}
              </Card>
            )}
            <SwitchCompany list={accounts.data ?? []} />
            <Menu signedIn={isIn} />
            {isIn && <SignOut />}
          </>
        )}
      </Cards>
    </>
  )
})
