import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { useEffect, useRef, useState } from 'react'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { offerComparing } from '#company/comparing/offerComparing.ts'
import { HeldBy } from '#company/HeldBy.tsx'
import { InPool } from '#company/InPool.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { useShareData } from '#nav/share.ts'
import { shareNow } from '#nav/shareNow.ts'
import { LaterNewsOf } from '#news/LaterNewsOf.tsx'
import { companyShare } from '#pages/enterprise/detail/overview/companyShare.ts'
import { DetailActions } from '#pages/enterprise/detail/overview/DetailActions.tsx'
import { DetailHeader, WaitingHeader } from '#pages/enterprise/detail/overview/DetailHeader.tsx'
import { FollowUpCard } from '#pages/enterprise/detail/overview/FollowUpCard.tsx'
import { KeyFacts } from '#pages/enterprise/detail/overview/KeyFacts.tsx'
import { MayBeCard } from '#pages/enterprise/detail/overview/MayBeCard.tsx'
import { ModuleList } from '#pages/enterprise/detail/overview/ModuleList.tsx'
import { NextChance, useLikely } from '#pages/enterprise/detail/overview/NextChance.tsx'
import { ProfileCard } from '#pages/enterprise/detail/overview/ProfileCard.tsx'
import { SignalCard } from '#pages/enterprise/detail/overview/SignalCard.tsx'
import { useOutOfSight } from '#pages/enterprise/detail/overview/useOutOfSight.ts'
import { useWhom } from '#pages/enterprise/detail/overview/useWhom.ts'
import { Visited } from '#pages/enterprise/detail/overview/Visited.tsx'
import { WhomCard } from '#pages/enterprise/detail/overview/WhomCard.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const patienceMilliseconds = 400

export default definePage(
  {
    params: ['id', 'name?', 'editionId?'],
    bar: 'own',
    ahead: ({ id }) => [firstRead(company.detail, { id })],
  },
  function CompanyDetailPage({ params: { id, name, editionId } }) {
    const read = useRead(company.detail, { id })
    const detail = read.data
    const hasDetail = detail !== undefined
    const stands = useBoth(!useLikely(id).isPending, hasDetail, hasDetail && !read.isFetching)
    const nameRef = useRef<HTMLHeadingElement>(null)
    const isNameGone = useOutOfSight(nameRef, hasDetail && stands)
    useShareData(detail ? companyShare(detail.card) : null)
    return (
      <>
        <NavBar
          title={isNameGone && detail ? detail.card.name : t('title.companyDetail')}
          onBack={() => navigateBack()}
          end={
            detail && (
              <>
                <IconButton
                  icon="table"
                  label={t('compare.open')}
                  onClick={() => void offerComparing(detail.card)}
                />
                <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />
              </>
            )
          }
        />
        <Loaded read={stands ? read : { ...read, data: undefined }} skeleton={<Waiting name={name} />}>
          {(data) => (
            <>
              <DetailHeader detail={data} nameRef={nameRef} />
              <HeldBy heldBy={data.customer?.heldBy} />
              <InPool poolId={data.customer?.poolId} />
              <Body detail={data} editionId={editionId} />
            </>
          )}
        </Loaded>
      </>
    )
  },
)

function Body({ detail, editionId }: { detail: CompanyDetail; editionId: string | undefined }) {
  const whom = useWhom(detail)
  const { id, name } = detail.card
  return (
    <>
      <Cards>
        <NextChance id={id} name={name} profile={detail.exhibitionProfile} />
        <WhomCard detail={detail} people={whom.people} />
        <ProfileCard id={id} name={name} profile={detail.exhibitionProfile} />
        <SignalCard detail={detail} />
        <FollowUpCard detail={detail} />
        <MayBeCard mayBe={detail.mayBe} />
        <KeyFacts detail={detail} />
        <ModuleList detail={detail} />
        <LaterNewsOf about={{ companyId: id }} />
        <Provenance of={detail.provenance} about={{ type: 'company', id }} />
      </Cards>
      <Visited key={id} id={id} />
      <DetailActions detail={detail} whom={whom} editionId={editionId} />
    </>
  )
}

/**
 * True when the second answer is there, or the first has waited for it for a moment: drawn one after the other, they
 * would move what one begins to read. True from the start where the server drew the page with the first alone.
 */
function useBoth(hasSecond: boolean, hasFirst: boolean, isDrawn: boolean): boolean {
  const [isOver, setOver] = useState(isDrawn)
  useEffect(() => {
    if (!hasFirst) return undefined
    const timer = setTimeout(() => setOver(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [hasFirst])
  return hasSecond || isOver
}

function Waiting({ name }: { name: string | undefined }) {
  return (
    <>
      <WaitingHeader name={name} />
      <Cards>
        <Skeleton rows={1} height={182} />
        <Skeleton rows={1} height={215} />
        <Skeleton rows={1} height={114} />
        <Skeleton rows={1} height={120} />
      </Cards>
    </>
  )
}
