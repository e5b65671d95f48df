import { team } from '@zhzz/contract/team/calls.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { InviteSheet } from '#pages/my/tenant/InviteSheet.tsx'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { MemberRow } from '#pages/my/tenant/MemberRow.tsx'
import { RecentHandOver } from '#pages/my/tenant/RecentHandOver.tsx'
import { SentInvitation } from '#pages/my/tenant/SentInvitation.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, CardLink } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 子账号: the people of the team, who is invited, and the seats of the plan. */
export function Members() {
  const read = useRead(team.memberList, {}, { staleTime: 0 })
  const [inviting, setInviting] = useState(false)
  return (
    <Loaded read={read} skeleton={<Skeleton rows={1} height={200} />}>
      {({ members, invitations, seats, handOvers }) => (
        <>
          <Card
            title={t('person.members')}
            end={
              <CardLink
                onClick={() => (seats.total > 1 ? setInviting(true) : void showUpgrade(t('person.noTeam')))}
              >
                {t('person.invite')}
              </CardLink>
            }
            flush
          >
            <p className={styles.seats}>{t('person.seats', seats)}</p>
            {members.map((member) => (
              <MemberRow
                key={member.subAccountId}
                member={member}
                mayHandOver={members.some(({ isMe, isOwner }) => isMe && isOwner)}
              />
            ))}
            {handOvers.map((handOver) => (
              <RecentHandOver key={handOver.handOverId} handOver={handOver} />
            ))}
            {invitations.map((invitation) => (
              <SentInvitation key={invitation.invitationId} invitation={invitation} />
            ))}
          </Card>
          <InviteSheet open={inviting} onClose={() => setInviting(false)} />
        </>
      )}
    </Loaded>
  )
}
