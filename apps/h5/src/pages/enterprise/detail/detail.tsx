import { company } from '@zhzz/contract/company/calls.ts'
import { useEffect, useState } from 'react'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { useShareData } from '#nav/share.ts'
import { shareNow } from '#nav/shareNow.ts'
import { ContactCard } from '#pages/enterprise/detail/overview/ContactCard.tsx'
import { companyShare } from '#pages/enterprise/detail/overview/companyShare.ts'
import { DetailActions } from '#pages/enterprise/detail/overview/DetailActions.tsx'
import { DetailHeader, NameCard } from '#pages/enterprise/detail/overview/DetailHeader.tsx'
import { FollowUpCard } from '#pages/enterprise/detail/overview/FollowUpCard.tsx'
import { KeyFacts } from '#pages/enterprise/detail/overview/KeyFacts.tsx'
import { MayBeCard } from '#pages/enterprise/detail/overview/MayBeCard.tsx'
import { ModuleGrid } from '#pages/enterprise/detail/overview/ModuleGrid.tsx'
import { NextChance, useLikely } from '#pages/enterprise/detail/overview/NextChance.tsx'
import { ProfileCard } from '#pages/enterprise/detail/overview/ProfileCard.tsx'
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
    useShareData(detail ? companyShare(detail.card) : null)
    return (
      <>
        <NavBar
          title={t('title.companyDetail')}
          onBack={() => navigateBack()}
          end={detail && <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />}
        />
        <Loaded read={stands ? read : { ...read, data: undefined }} skeleton={<Waiting name={name} />}>
          {(data) => (
            <>
              <Cards>
                <DetailHeader detail={data} />
                <MayBeCard mayBe={data.mayBe} />
                <ContactCard detail={data} />
                <NextChance id={id} name={data.card.name} profile={data.exhibitionProfile} />
                <KeyFacts detail={data} />
                <ProfileCard id={id} name={data.card.name} profile={data.exhibitionProfile} />
                <FollowUpCard detail={data} />
                <ModuleGrid id={id} name={data.card.name} counts={data.moduleCounts} />
                <Provenance {...data.provenance} />
              </Cards>
              <DetailActions detail={data} editionId={editionId} />
            </>
          )}
        </Loaded>
      </>
    )
  },
)

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
    <Cards>
      {name === undefined ? <Skeleton rows={1} height={150} /> : <NameCard name={name} />}
      <Skeleton rows={1} height={98} />
      <Skeleton rows={1} height={120} />
      <Skeleton rows={2} height={220} />
    </Cards>
  )
}
